import { useMutation } from "@tanstack/react-query";
import type { Attachment } from "../../../../schema/thread/attachment.ts";
import { uncoverAttachment } from "../../../../schema/thread/attachment-api.ts";
import { hasAccess } from "../../../frame/access.ts";
import { toastError } from "../../../frame/error-text.ts";
import { call } from "../../../net/http/http.ts";
import { useSession } from "../../../net/session.ts";
import { uncoverFailed } from "./photo-text.ts";

interface FailedTexts {
  title: string;
  message: string;
}

/** Lets a safeguarding lead or admin uncover what somebody else has sent. All screens learn of it from the server. */
export function useUncover({ id }: Pick<Attachment, "id">, isOwn: boolean, failedTexts: FailedTexts = uncoverFailed) {
  const { me } = useSession();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => call(uncoverAttachment, { params: { attachmentId: id } }),
    onError: (error) => toastError(error, failedTexts),
  });
  return {
    mayUncover: !isOwn && hasAccess("guardian", me),
    uncover: () => mutate(),
    // Until the server's message comes.
    isUncovering: isPending || isSuccess,
  };
}
