import { REQUEST_ANSWER_MAX_LENGTH } from "../../../schema/limits.ts";
import { answerRequest, type RequestFile } from "../../../schema/site/admin-api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { codeOf } from "../../net/http/api-error.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextArea } from "../../ui/field/text-area.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { MultilineText, SecondaryText } from "../../ui/text/text.tsx";
import * as text from "./request-admin-text.ts";
import { useRequestCache } from "./request-queries.ts";

/** What was answered, or the form for it. */
export function RequestAnswer({ request }: { request: RequestFile }) {
  const { state, owner, answer, decidedAt, isOwn, canAnswer } = request;
  if (answer !== null && decidedAt !== null) {
    return (
      <Panel title={text.answerTitle}>
        <Stack $gap={8}>
          <SecondaryText as="div">
            <NamesInSentence
              sentence={text.answeredOn(owner?.displayName ?? text.goneAdmin, formatMoment(decidedAt))}
              members={[owner]}
            />
          </SecondaryText>
          <MultilineText>{answer}</MultilineText>
        </Stack>
      </Panel>
    );
  }
  if (state === "closed") return null;
  if (owner && !isOwn)
    return (
      <Notice>
        <NamesInSentence sentence={text.otherOwnerHint(owner.displayName)} members={[owner]} />
      </Notice>
    );
  if (request.email === null) return <Notice>{text.noEmailHint}</Notice>;
  if (!canAnswer) return <Notice tone="warning">{text.noAddressHint}</Notice>;
  return <AnswerForm requestId={request.requestId} email={request.email} />;
}

function AnswerForm({ requestId, email }: { requestId: string; email: string }) {
  const { changed, refused } = useRequestCache(requestId);
  const { field, isBusy, submit } = useApiForm(answerRequest, {
    params: { requestId },
    defaultValues: { answer: "" },
    requiredTexts: { answer: text.answerRequired },
    draft: `request-answer.${requestId}`,
    onSuccess(file) {
      changed(file);
      toast(text.answeredToast);
    },
    onFailure(error) {
      // Everything else is shown at the field, or by the form.
      if (!codeOf(error).startsWith("inbox/")) return false;
      void refused(error);
      return true;
    },
  });
  return (
    <Panel title={text.answerTitle}>
      <form noValidate onSubmit={submit}>
        <Stack $gap={12}>
          <TextArea
            label={text.answerLabel}
            hint={text.answerHint(email)}
            maxLength={REQUEST_ANSWER_MAX_LENGTH}
            rows={8}
            {...field("answer")}
          />
          <Button type="submit" block busy={isBusy}>
            {text.sendButton}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
