import { usePart } from "../../../ui/late/use-part.ts";
import type { UnsentAttachment } from "../file/unsent-attachment.ts";
import { PhotoFrame } from "../photo/photo-frame.tsx";

/** The code that shows the photo of an unsent message. Until it is loaded, there is its room. */
export function useUnsentPart(attachment: UnsentAttachment | undefined, memberId: string) {
  const { part } = usePart(() => import("./unsent-attachment-part.tsx"), attachment !== undefined);
  if (!attachment) return null;
  if (part) return <part.UnsentAttachmentPart attachment={attachment} memberId={memberId} />;
  return attachment.kind === "photo" ? <PhotoFrame photo={attachment} /> : null;
}
