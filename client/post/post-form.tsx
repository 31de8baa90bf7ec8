import { POST_MAX_LENGTH } from "../../schema/limits.ts";
import { createPost } from "../../schema/post/api.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextArea } from "../ui/field/text-area.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { refreshPosts } from "./post-queries.ts";
import * as text from "./post-text.ts";

/** Where admins write a post. What is typed survives leaving it. */
export function PostForm({ onPosted }: { onPosted?: () => void }) {
  const { form, field, isBusy, submit } = useApiForm(createPost, {
    defaultValues: { content: "" },
    requiredTexts: { content: text.postRequired },
    failedText: text.postFailed,
    draft: "post",
    onSuccess() {
      form.reset({ content: "" });
      toast(text.postedToast);
      void refreshPosts();
      onPosted?.();
    },
  });
  return (
    <Panel title={text.newPostTitle}>
      <form noValidate onSubmit={submit}>
        <Stack $gap={12}>
          <TextArea label={text.newPostLabel} maxLength={POST_MAX_LENGTH} {...field("content")} />
          <Button type="submit" busy={isBusy} style={{ alignSelf: "flex-start" }}>
            {text.postButton}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
