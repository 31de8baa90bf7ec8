import type { OutputOf } from "../../../schema/endpoint.ts";
import type { SettingsReply, testMail } from "../../../schema/setting/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { shortDateFormat } from "../../ui/format/format.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useTestMail } from "./setting-queries.ts";
import * as text from "./setting-text.ts";

/** How mails are sent, and a mail to the reader that shows whether it works. */
export function MailTest({ mail }: { mail: SettingsReply["mail"] }) {
  const test = useTestMail();
  const send = () =>
    test.mutate(undefined, {
      onError: (error) => toastError(error, text.testNotTried),
    });
  const delivery = mail.outbox === null ? text.deliveredBySmtp : text.savedIn(mail.outbox);
  return (
    <Stack>
      <DescriptionList
        compact
        items={[
          { name: text.senderName, value: mail.sender },
          { name: text.deliveryName, value: delivery },
        ]}
      />
      {mail.refused && (
        <Notice tone="danger" title={text.refusedTitle(mail.refused.count)}>
          <p>{text.refusedSince(shortDateFormat().format(mail.refused.since))}</p>
          {mail.refused.answer !== null && <p>{text.mailAnswer(mail.refused.answer)}</p>}
          <p>{text.refusedHint}</p>
        </Notice>
      )}
      <Text $tone="muted">{mail.outbox === null ? text.testHint : text.noSmtpHint}</Text>
      <Cluster>
        <Button variant="secondary" busy={test.isPending} onClick={send}>
          {text.testButton}
        </Button>
      </Cluster>
      <div role="status">{test.data && <Result result={test.data} />}</div>
    </Stack>
  );
}

function Result({ result }: { result: OutputOf<typeof testMail> }) {
  switch (result.state) {
    case "sent":
      return (
        <Notice tone="success" title={text.testSentTitle}>
          {text.testSent(result.to)}
        </Notice>
      );
    case "saved":
      return (
        <Notice tone="info" title={text.testSavedTitle}>
          {text.testSaved(result.to, result.outbox)}
        </Notice>
      );
    default:
      return (
        <Notice tone="danger" title={text.testFailedTitle}>
          <p>{text.mailFaults[result.fault]}</p>
          {result.answer !== null && <p>{text.mailAnswer(result.answer)}</p>}
        </Notice>
      );
  }
}
