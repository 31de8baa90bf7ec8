import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import { addChannelMember, addChannelMemberByEmail } from "../../../schema/channel/api.ts";
import type { Person } from "../../../schema/chat/api.ts";
import { EMAIL_MAX_LENGTH, FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import { PeoplePanel } from "../../chat/people-panel.tsx";
import { errorTextFor } from "../../frame/error-text.ts";
import { codeOf } from "../../net/api-error.ts";
import { call } from "../../net/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { SearchField } from "../../ui/field/search-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { channelFailures } from "../channel-errors.ts";
import { nameOf } from "../channel-text.ts";
import { refreshMembers } from "../channels.ts";

const notAnAddress = "Please enter a valid email address";

/** Adds people who are found by name. */
export function AddByName({ channelId }: { channelId: string }) {
  const [typed, setTyped] = useState("");
  const [adding, setAdding] = useState<string | null>(null);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());

  async function add(person: Person) {
    if (adding !== null || added.has(person.memberId)) return;
    setAdding(person.memberId);
    try {
      await call(addChannelMember, { params: { channelId }, body: { memberId: person.memberId } });
      setAdded((before) => new Set([...before, person.memberId]));
      toast({ title: "Added", message: `${nameOf(person)} is in this channel now.` });
      refreshMembers(channelId);
    } catch (error) {
      toast({ ...errorTextFor(error, channelFailures.addMember), variant: "destructive" });
    } finally {
      setAdding(null);
    }
  }

  function detailOf({ memberId }: Person): string {
    if (added.has(memberId)) return "Added";
    return adding === memberId ? "Adding..." : "Add to this channel";
  }

  return (
    <div>
      <SearchField
        label="Find people by name"
        value={typed}
        maxLength={FULL_NAME_MAX_LENGTH}
        autoFocus
        onChange={setTyped}
      />
      {typed.trim() !== "" && <PeoplePanel typed={typed} detailOf={detailOf} onChoose={(person) => void add(person)} />}
    </div>
  );
}

/** Adds whoever has an address. That nobody has it is not told. */
export function AddByEmail({ channelId }: { channelId: string }) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [isSending, setIsSending] = useState(false);

  async function add() {
    if (isSending) return;
    setIsSent(false);
    if (email.trim() === "") return setError(notAnAddress);
    setIsSending(true);
    try {
      await call(addChannelMemberByEmail, { params: { channelId }, body: { email } });
      setIsSent(true);
      setEmail("");
      refreshMembers(channelId);
    } catch (failure) {
      if (codeOf(failure) === "request/invalid") setError(notAnAddress);
      else toast({ ...errorTextFor(failure, channelFailures.addMember), variant: "destructive" });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack $gap={12}>
        <TextField
          type="email"
          label="Or add by email"
          icon={<Mail aria-hidden />}
          value={email}
          error={error}
          maxLength={EMAIL_MAX_LENGTH}
          autoComplete="off"
          inputMode="email"
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(undefined);
            setIsSent(false);
          }}
        />
        <Button type="submit" variant="secondary" busy={isSending}>
          Add by email
        </Button>
        <Text role="status" $tone="success" $weight={600} $size="small">
          {isSent && "If an account with this address exists, it has been added."}
        </Text>
      </Stack>
    </form>
  );
}
