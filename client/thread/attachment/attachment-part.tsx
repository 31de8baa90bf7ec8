import { type ReactNode, useId } from "react";
import type { Attachment } from "../../../schema/thread/attachment.ts";
import { usePart } from "../../ui/late/use-part.ts";
import type { KnownMessage } from "../history/message-merge.ts";
import type { MessageActions } from "../message/message-actions.ts";
import type { UnsentAttachment } from "./file/unsent-attachment.ts";
import { besidePhotoWidth } from "./photo/photo-box.ts";
import { PhotoFrame } from "./photo/photo-frame.tsx";
import { VoicePart } from "./voice/play/voice-part.tsx";

interface Props {
  message: KnownMessage;
  attachment: Attachment;
  myId: string;
  actions: MessageActions | undefined;
  /** The text of the message, if it has one. */
  children: ReactNode;
}

/** How wide the text of a message may be beside what it carries. Undefined if that does not matter. */
export const besideAttachmentWidth = (attachment: Attachment | UnsentAttachment | undefined): string | undefined =>
  attachment?.kind === "photo" ? besidePhotoWidth(attachment) : undefined;

/** The photo or voice note of a message with its text below it. The room is there at once; the code that fills it is loaded when there is one. */
export function AttachmentPart({ message, attachment, myId, actions, children }: Props) {
  const captionId = useId();
  const { part } = usePart(() => import("./photo/photo-view.tsx"), attachment.kind === "photo");
  if (attachment.kind === "voice") {
    return (
      <>
        <VoicePart message={message} voice={attachment} myId={myId} />
        {children}
      </>
    );
  }
  const isLast = message.content === "";
  return (
    <>
      {part ? (
        <part.PhotoView
          photo={attachment}
          myId={myId}
          isOwn={message.senderId === myId}
          senderName={message.senderName}
          captionId={isLast ? undefined : captionId}
          isLast={isLast}
          onOpen={actions && (() => actions.openDialog("photo", message))}
        />
      ) : (
        <PhotoFrame photo={attachment} isLast={isLast} />
      )}
      <span id={captionId}>{children}</span>
    </>
  );
}
