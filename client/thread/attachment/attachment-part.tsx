import { type ReactNode, useId } from "react";
import type { Attachment } from "../../../schema/thread/attachment.ts";
import type { Message } from "../../../schema/thread/message.ts";
import { usePart } from "../../ui/late/use-part.ts";
import type { UnsentAttachment } from "./file/unsent-attachment.ts";
import { besidePhotoWidth } from "./photo/photo-box.ts";
import { PhotoFrame } from "./photo/photo-frame.tsx";
import { VoicePart } from "./voice/play/voice-part.tsx";

interface Props {
  attachment: Attachment;
  /** The message that carries it. */
  message: Pick<Message, "senderId" | "senderName">;
  myId: string;
  /** A press on the photo shows it on the whole screen. */
  onOpen?: (() => void) | undefined;
  /** The text of the message, if it has one. */
  children?: ReactNode;
}

/** How wide the text of a message may be beside what it carries. Undefined if that does not matter. */
export const besideAttachmentWidth = (attachment: Attachment | UnsentAttachment | undefined): string | undefined =>
  attachment?.kind === "photo" ? besidePhotoWidth(attachment) : undefined;

/** The photo or voice note of a message with its text below it. The room is there at once; the code that fills it is loaded when there is one. */
export function AttachmentPart({ message: { senderId, senderName }, attachment, myId, onOpen, children }: Props) {
  const captionId = useId();
  const { part } = usePart(() => import("./photo/photo-view.tsx"), attachment.kind === "photo");
  const isOwn = senderId === myId;
  if (attachment.kind === "voice") {
    return (
      <>
        <VoicePart voice={attachment} isOwn={isOwn} senderName={senderName} />
        {children}
      </>
    );
  }
  const isLast = children === undefined;
  return (
    <>
      {part ? (
        <part.PhotoView
          photo={attachment}
          myId={myId}
          isOwn={isOwn}
          senderName={senderName}
          captionId={isLast ? undefined : captionId}
          isLast={isLast}
          onOpen={onOpen}
        />
      ) : (
        <PhotoFrame photo={attachment} isLast={isLast} />
      )}
      <span id={captionId}>{children}</span>
    </>
  );
}
