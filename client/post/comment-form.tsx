import { COMMENT_MAX_LENGTH } from "../../schema/limits.ts";
import { addComment } from "../../schema/post/api.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { Button } from "../ui/button/button.tsx";
import { TextArea } from "../ui/field/text-area.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { showComment } from "./post-queries.ts";
import * as text from "./post-text.ts";

export function CommentForm({ postId }: { postId: string }) {
  const { form, field, isBusy, submit } = useApiForm(addComment, {
    params: { postId },
    defaultValues: { content: "" },
    requiredTexts: { content: text.commentRequired },
    failedText: text.commentFailed,
    draft: `comment.${postId}`,
    onSuccess(comment) {
      form.reset({ content: "" });
      showComment(postId, comment);
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={12}>
        <TextArea compact label={text.commentLabel} maxLength={COMMENT_MAX_LENGTH} {...field("content")} />
        <Button type="submit" variant="secondary" busy={isBusy} style={{ alignSelf: "flex-start" }}>
          {text.commentButton}
        </Button>
      </Stack>
    </form>
  );
}
