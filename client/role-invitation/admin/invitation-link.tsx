import { useEffect, useRef } from "react";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./role-invitation-admin-text.ts";

export interface NewInvitation {
  invitationId: string;
  link: string;
  /** Where it was mailed to. Null if it was not. */
  email: string | null;
}

/** INVITE-5: the link, which is shown this once. It gets the focus, because it appears above the form. */
export function InvitationLink({ link, email }: NewInvitation) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card $lit $padding={16}>
      <Stack $gap={12}>
        <Heading level={3} size="label" ref={heading} tabIndex={-1}>
          {text.linkTitle}
        </Heading>
        <Text $size="small">{email === null ? text.linkHint : text.mailedHint(email)}</Text>
        <TextField
          label={text.linkLabel}
          hideLabel
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} label={text.copyButton} block />
      </Stack>
    </Card>
  );
}
