import styled from "styled-components";
import { formatEnd } from "../../../ui/format/format.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { MultilineText } from "../../../ui/text/text.tsx";
import { color } from "../../../ui/theme/css.ts";
import type { KnownMessage } from "../../history/message-merge.ts";
import { unknownUser } from "../../thread-text.ts";
import { photoAddress } from "./photo-source.ts";
import * as text from "./photo-text.ts";

interface Props {
  message: KnownMessage;
  myId: string;
  onClose: () => void;
}

// To the edges of the dialog, and as high as the screen allows. Two fingers enlarge it, as they do everything.
const Frame = styled.div`
  display: grid;
  place-items: center;
  margin-inline: -16px;
  background: ${color.surface};
`;
const Picture = styled.img`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 70dvh;
`;
const Caption = styled(MultilineText)`margin-top: 12px;`;

/** The photo of a message as large as the screen, with who sent it, when, and its text. */
export function PhotoViewer({ message, myId, onClose }: Props) {
  const { attachment, senderId, senderName, content, createdAt } = message;
  if (attachment?.kind !== "photo") return null;
  const { id, width, height } = attachment;
  const title = senderId === myId ? text.ownPhoto : text.photoFrom(senderName || unknownUser);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={title}
      description={text.sentAt(formatEnd(createdAt))}
    >
      <Frame>
        <Picture src={photoAddress(id, myId)} alt={title} width={width} height={height} />
      </Frame>
      {content !== "" && <Caption dir="auto">{content}</Caption>}
    </Dialog>
  );
}
