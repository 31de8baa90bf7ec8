import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type ConfessionView, withdrawConfession, writeAgain } from "../../../schema/engagement/confession-api.ts";
import { CONFESSION_MAX_LENGTH } from "../../../schema/limits.ts";
import { toastError } from "../../frame/error-text.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { call } from "../../net/http/http.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Bubble } from "../../ui/message/bubble.tsx";
import { MessageMeta } from "../../ui/message/message-meta.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import * as text from "./confession-text.ts";
import { formatDate } from "./slip.ts";

interface Props {
  slip: string;
  view: ConfessionView;
  onChange: (view: ConfessionView) => void;
  onLeave: () => void;
}

/** What its writer sees of an entry: everything that was said, and how to say more or withdraw it. */
export function Entry({ slip, view, onChange, onLeave }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { messages, state, expiresOn } = view;
  return (
    <Card as="section" aria-labelledby="entry">
      <Stack $gap={16}>
        <Row $justify="between" $gap={12}>
          <Heading id="entry" level={2} size="title" ref={heading} tabIndex={-1}>
            {text.entryTitle}
          </Heading>
          <Badge tone={state === "answered" ? "success" : "neutral"}>{text.states[state]}</Badge>
        </Row>
        <Stack as="ul" $gap={8}>
          {messages.map((message, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only added at the end
            <li key={index}>
              <Bubble
                own={message.author === "writer"}
                author={text.aLeader}
                {...(message.author === "writer" && { spokenAuthor: `${text.you}: ` })}
                meta={<MessageMeta>{formatDate(message.writtenOn)}</MessageMeta>}
              >
                {message.text}
              </Bubble>
            </li>
          ))}
        </Stack>
        {state === "closed" && <Text $tone="muted">{text.closedHint}</Text>}
        <WriteAgain slip={slip} onSent={onChange} />
        <SecondaryText>{text.expires(formatDate(expiresOn))}</SecondaryText>
        <Cluster $gap={12}>
          <Button variant="secondary" onClick={onLeave}>
            {text.leaveButton}
          </Button>
          <WithdrawButton slip={slip} onWithdrawn={onLeave} />
        </Cluster>
      </Stack>
    </Card>
  );
}

function WriteAgain({ slip, onSent }: { slip: string; onSent: (view: ConfessionView) => void }) {
  const { form, field, isBusy, submit } = useApiForm(writeAgain, {
    defaultValues: { text: "" },
    toBody: (values: { text: string }) => ({ slip, ...values }),
    requiredTexts: { text: text.textRequired },
    onSuccess(view) {
      form.reset();
      toast(text.sentAgain);
      onSent(view);
    },
  });
  return (
    <form noValidate autoComplete="off" onSubmit={submit}>
      <Stack $gap={12}>
        <TextArea label={text.againLabel} maxLength={CONFESSION_MAX_LENGTH} rows={4} {...field("text")} />
        <Button type="submit" block busy={isBusy}>
          {text.againButton}
        </Button>
      </Stack>
    </form>
  );
}

function WithdrawButton({ slip, onWithdrawn }: { slip: string; onWithdrawn: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(withdrawConfession, { body: { slip } }),
    onSuccess() {
      toast(text.withdrawn);
      onWithdrawn();
    },
    onError(error) {
      toastError(error);
      setIsAsking(false);
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text.withdrawButton}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.withdrawTitle}
        confirmLabel={text.withdrawConfirm}
        danger
        busy={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setIsAsking(false)}
      >
        {text.withdrawHint}
      </ConfirmDialog>
    </>
  );
}
