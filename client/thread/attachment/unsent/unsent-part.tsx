import { usePart } from "../../../ui/late/use-part.ts";
import type { Unsent } from "../../pending/outbox.ts";
import { PhotoFrame } from "../photo/photo-frame.tsx";

/** The code that shows the photo or voice note of an unsent message. Until it is loaded, there is its room. */
export function useUnsentPart({ attachment, content }: Unsent, memberId: string) {
  const { part } = usePart(() => import("./unsent-attachment-part.tsx"), attachment !== undefined);
  if (!attachment) return null;
  const isLast = content === "";
  if (part && attachment.kind === "voice") return <part.UnsentVoicePart voice={attachment} memberId={memberId} />;
  if (part) return <part.UnsentAttachmentPart attachment={attachment} isLast={isLast} memberId={memberId} />;
  return attachment.kind === "photo" ? <PhotoFrame photo={attachment} isLast={isLast} /> : null;
}
