import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { type ForwardTarget, listForwardTargets } from "../../../schema/thread/api.ts";
import type { Original } from "../../../schema/thread/forward.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { call } from "../../net/http/http.ts";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SearchField } from "../../ui/field/search-field.tsx";
import { TextArea } from "../../ui/field/text-area.tsx";
import { useDebounced } from "../../ui/field/use-debounced.ts";
import { listOf } from "../../ui/format/format.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog, FormDialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import { draftState, textToSend } from "../composer/draft.ts";
import { unknownUser } from "../thread-text.ts";
import * as text from "./dialog-text.ts";
import { ForwardCard } from "./forward-card.tsx";
import { sendForward } from "./send-forward.ts";

interface Props {
  /** The message that was chosen. */
  message: { threadId: string; seq: number };
  myId: string;
  onClose: () => void;
}

const nameOf = (target: ForwardTarget): string =>
  target.kind === "channel" ? target.name : listOf(target.people.map(({ displayName }) => displayName || unknownUser));

const addressOf = ({ kind, threadId }: ForwardTarget): string =>
  kind === "channel" ? `/community/channel/${threadId}` : `/messages?with=${threadId}`;

function Target({ target, onPress }: { target: ForwardTarget; onPress: () => void }) {
  const name = nameOf(target);
  const [person, ...others] = target.kind === "conversation" ? target.people : [];
  return (
    <ListRow
      start={<Avatar name={name} src={person?.avatarUrl ?? null} size={36} />}
      title={person && others.length === 0 ? <MemberName name={name} roles={person.roles} /> : name}
      {...(target.kind === "channel" && { detail: text.channelDetail })}
      onPress={onPress}
    />
  );
}

interface Choice {
  target: ForwardTarget;
  original: Original;
}

/** The chats where the message can go. */
function Targets({ message, onChoose }: Pick<Props, "message"> & { onChoose: (choice: Choice) => void }) {
  const { threadId, seq } = message;
  const [typed, setTyped] = useState("");
  const name = useDebounced(typed.trim());
  const query = useQuery({
    queryKey: ["thread", threadId, "forward-targets", seq, name],
    queryFn: () =>
      call(listForwardTargets, { params: { threadId, seq: String(seq) }, query: name === "" ? {} : { name } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  const isEmpty = data?.targets.length === 0 && !query.isPlaceholderData;
  return (
    <Stack $gap={12}>
      <SearchField label={text.searchLabel} value={typed} maxLength={FULL_NAME_MAX_LENGTH} onChange={setTyped} />
      {error || !data ? (
        <QueryState query={query} label={text.loading} rows={3} />
      ) : (
        <Stack
          as="ul"
          $gap={4}
          aria-label={text.targetsLabel}
          aria-busy={query.isPlaceholderData || undefined}
          style={{ marginInline: -12 }}
        >
          {data.targets.map((target) => (
            <li key={target.threadId}>
              <Target target={target} onPress={() => onChoose({ target, original: data.original })} />
            </li>
          ))}
        </Stack>
      )}
      <Text role="status" $tone="muted">
        {isEmpty && (name === "" ? text.noTargets : text.nothingFound)}
      </Text>
    </Stack>
  );
}

/** THREAD-88: asks where a message goes, and for a text of one’s own. */
export function ForwardDialog({ message, myId, onClose }: Props) {
  const navigate = useNavigate();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [ownText, setOwnText] = useState("");
  const { left } = draftState(ownText);
  const isTooLong = left !== null && left < 0;
  if (!choice) {
    return (
      <Dialog open onOpenChange={(next) => !next && onClose()} title={text.title} size="small">
        <Targets message={message} onChoose={setChoice} />
      </Dialog>
    );
  }
  const { target, original } = choice;
  const name = nameOf(target);

  function send(event: FormEvent) {
    event.preventDefault();
    if (isTooLong) return;
    const { kind, threadId } = target;
    sendForward({ memberId: myId, kind, threadId }, textToSend(ownText), original);
    toast({
      title: text.sentTitle,
      message: text.sentMessage(name),
      action: { label: text.openButton, onPress: () => void navigate(addressOf(target)) },
    });
    onClose();
  }

  return (
    <FormDialog
      title={text.toTitle(name)}
      size="small"
      submitLabel={text.sendButton}
      cancelLabel={text.backButton}
      busy={false}
      onSubmit={send}
      onCancel={() => setChoice(null)}
    >
      <Stack $gap={16}>
        <ForwardCard forwarded={original} isLink={false} />
        <TextArea
          compact
          rows={1}
          label={text.ownTextLabel}
          value={ownText}
          error={isTooLong ? text.tooLong : undefined}
          onChange={(event) => setOwnText(event.currentTarget.value)}
        />
      </Stack>
    </FormDialog>
  );
}
