import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import { addChannelMemberByEmail } from "../../../schema/channel/api.ts";
import type { Person } from "../../../schema/chat/api.ts";
import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { PeoplePanel } from "../../chat/search/people-panel.tsx";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { channelFailures } from "../channel-errors.ts";
import { useAddMember } from "../channel-queries.ts";
import { refreshMembers } from "../channels.ts";
import * as text from "./member-text.ts";

/** Finds people by name and adds them. */
export function AddByName({ channelId }: { channelId: string }) {
  const [typed, setTyped] = useState("");
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const { mutate, isPending, variables } = useAddMember(channelId, (memberId) =>
    setAdded((before) => new Set([...before, memberId])),
  );

  function add(person: Person) {
    if (!isPending && !added.has(person.memberId)) mutate(person);
  }

  function detailOf({ memberId }: Person): string {
    if (added.has(memberId)) return text.added;
    return isPending && variables.memberId === memberId ? text.adding : text.addAction;
  }

  return (
    <div>
      <SearchField
        label={text.addSearchLabel}
        value={typed}
        maxLength={FULL_NAME_MAX_LENGTH}
        autoFocus
        onChange={setTyped}
      />
      {typed.trim() !== "" && <PeoplePanel typed={typed} detailOf={detailOf} onChoose={add} />}
    </div>
  );
}

/** Adds the account with this address, if there is one. It doesn't reveal whether there is. */
export function AddByEmail({ channelId }: { channelId: string }) {
  const [isSent, setIsSent] = useState(false);
  const { form, field, isBusy, submit } = useApiForm(addChannelMemberByEmail, {
    params: { channelId },
    defaultValues: { email: "" },
    failedText: channelFailures.addMember,
    onSuccess() {
      setIsSent(true);
      form.reset();
      refreshMembers(channelId);
    },
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={12}>
        <TextField
          type="email"
          label={text.emailLabel}
          icon={<Mail aria-hidden />}
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="off"
          inputMode="email"
          {...field("email")}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text.emailButton}
        </Button>
        <Text role="status" $tone="success" $weight={600} $size="small">
          {isSent && !form.formState.isDirty && text.emailSent}
        </Text>
      </Stack>
    </form>
  );
}
