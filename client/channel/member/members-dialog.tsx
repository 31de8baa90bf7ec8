import UserPlus from "lucide-react/icons/user-plus";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import {
  type Channel,
  type ChannelMember,
  changeChannelRole,
  removeChannelMember,
  transferChannelOwnership,
} from "../../../schema/channel/api.ts";
import type { ErrorText } from "../../frame/error-text.ts";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { call } from "../../net/http/http.ts";
import { useSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import { canChange, permissionsOf } from "../channel-permissions.ts";
import { useMemberChange } from "../channel-queries.ts";
import { memberCountText, nameOf } from "../channel-text.ts";
import { refreshMembers } from "../channels.ts";
import { PendingList } from "../invitation/pending-list.tsx";
import { AddByEmail, AddByName } from "./add-members.tsx";
import { MemberActions } from "./member-actions.tsx";
import { MemberList } from "./member-list.tsx";
import * as text from "./member-text.ts";

interface Props {
  channel: Channel;
  myId: string;
  /** How many members have the channel open. The list is read again when it changes. */
  here: number | null;
  /** Why the member opened the list. */
  purpose: "view" | "hand-over";
  onClose: () => void;
}

type Step = { kind: "list" } | { kind: "add" } | { kind: "member" | "remove" | "give"; member: ChannelMember };
type Parts = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "children" | "footer">;

/** Many people may come and go at once, so the list waits for a moment before it reads again. */
const REFRESH_DELAY_MS = 2_000;

function useFreshPresence(channelId: string, here: number | null): void {
  const known = useRef(here);
  useEffect(() => {
    if (here === known.current) return;
    const timer = setTimeout(() => {
      known.current = here;
      refreshMembers(channelId);
    }, REFRESH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [channelId, here]);
}

/** The members of a channel, and what its owner and admins can change. One dialog with several steps. */
export function MembersDialog({ channel, myId, here, purpose, onClose }: Props) {
  const { channelId, name, isPrivate } = channel;
  const [step, setStep] = useState<Step>({ kind: "list" });
  const toList = () => setStep({ kind: "list" });
  const { mutate, isPending: isBusy } = useMemberChange(channelId, purpose === "view" ? toList : onClose);
  const change = (send: () => Promise<unknown>, done: ErrorText) => !isBusy && mutate({ send, done });
  const permissions = permissionsOf(channel.role ?? "member");
  const { me } = useSession();
  // The server decides; a safeguarding lead may also be an ordinary member of the channel.
  const seesInvitations = permissions.canAdd || me?.roles.includes("safeguarding_lead") === true;
  const isGiving = purpose === "hand-over";
  const { openSheet, isFetching, sheet } = useMemberSheet();
  useFreshPresence(channelId, here);

  const showSheet = (member: ChannelMember) => openSheet({ memberId: member.memberId, displayName: nameOf(member) });

  function choose(member: ChannelMember) {
    if (isGiving) setStep({ kind: "give", member });
    else if (canChange(permissions, member.role)) setStep({ kind: "member", member });
    else showSheet(member);
  }

  const back = (to: Step = { kind: "list" }) => (
    <Button variant="secondary" onClick={() => setStep(to)}>
      {text.backButton}
    </Button>
  );

  const { memberCount } = channel;
  const sizeText = here === null ? memberCountText(memberCount) : text.membersAndHere(memberCount, here);

  function list(): Parts {
    return {
      title: isGiving ? text.handOverTitle(name) : text.listTitle,
      description: isGiving ? text.handOverHint : sizeText,
      children: (
        <Stack>
          {permissions.canAdd && !isGiving && (
            <Button icon={<UserPlus aria-hidden />} block onClick={() => setStep({ kind: "add" })}>
              {text.addTitle}
            </Button>
          )}
          {!isGiving && seesInvitations && <PendingList channelId={channelId} canWithdraw={permissions.canAdd} />}
          <MemberList
            channelId={channelId}
            myId={myId}
            mayChoose={({ memberId, role }) => memberId !== myId && (!isGiving || permissions.canTransferTo(role))}
            onChoose={choose}
          />
        </Stack>
      ),
    };
  }

  function add(): Parts {
    return {
      title: text.addTitle,
      children: (
        <Stack $gap={24}>
          <AddByName channelId={channelId} />
          <AddByEmail channelId={channelId} />
        </Stack>
      ),
      footer: back(),
    };
  }

  function about(member: ChannelMember): Parts {
    const params = { channelId, memberId: member.memberId };
    const changeRole = (role: "admin" | "member") =>
      change(() => call(changeChannelRole, { params, body: { role } }), {
        title: text.changedTitle,
        message: role === "admin" ? text.nowAdmin(nameOf(member)) : text.nowMember(nameOf(member)),
      });
    return {
      title: nameOf(member),
      children: (
        <MemberActions
          member={member}
          permissions={permissions}
          isBusy={isBusy}
          isFetching={isFetching}
          onAbout={() => showSheet(member)}
          onRole={changeRole}
          onGive={() => setStep({ kind: "give", member })}
          onRemove={() => setStep({ kind: "remove", member })}
        />
      ),
      footer: back(),
    };
  }

  function remove(member: ChannelMember): Parts {
    const params = { channelId, memberId: member.memberId };
    return {
      title: text.removeTitle(nameOf(member)),
      children: <Text>{isPrivate ? text.removePrivateConsequence : text.removeOpenConsequence}</Text>,
      footer: (
        <>
          {back({ kind: "member", member })}
          <Button
            variant="danger"
            busy={isBusy}
            onClick={() =>
              change(() => call(removeChannelMember, { params }), {
                title: text.removedTitle,
                message: text.removedMessage(nameOf(member)),
              })
            }
          >
            {text.removeButton}
          </Button>
        </>
      ),
    };
  }

  function give(member: ChannelMember): Parts {
    const body = { memberId: member.memberId };
    return {
      title: text.handOverToTitle(nameOf(member)),
      children: <Text>{text.handOverConsequence(nameOf(member), name)}</Text>,
      footer: (
        <>
          {back(isGiving ? { kind: "list" } : { kind: "member", member })}
          <Button
            busy={isBusy}
            onClick={() =>
              change(() => call(transferChannelOwnership, { params: { channelId }, body }), {
                title: text.handedOverTitle,
                message: text.handedOverMessage(nameOf(member)),
              })
            }
          >
            {text.handOverButton}
          </Button>
        </>
      ),
    };
  }

  function parts(): Parts {
    switch (step.kind) {
      case "list":
        return list();
      case "add":
        return add();
      case "member":
        return about(step.member);
      case "remove":
        return remove(step.member);
      case "give":
        return give(step.member);
    }
  }

  return (
    <>
      <Dialog open onOpenChange={(next) => !next && !isBusy && onClose()} {...parts()} />
      {sheet}
    </>
  );
}
