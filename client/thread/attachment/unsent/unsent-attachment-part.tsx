import styled from "styled-components";
import { provideErrorTexts } from "../../../frame/error-text.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { errorTexts } from "../attachment-errors.ts";
import { useFileAddress } from "../file/file-address.ts";
import { fileKeyOf, type UnsentAttachment } from "../file/unsent-attachment.ts";
import { PhotoFrame } from "../photo/photo-frame.tsx";
import { useUploadShare } from "../upload/upload-share.ts";
import * as text from "./unsent-text.ts";

export { UnsentVoicePart } from "./unsent-voice-part.tsx";

// A refusal from before a reload came with no failed call.
provideErrorTexts(errorTexts);

interface Props {
  attachment: UnsentAttachment;
  /** The message has no text. */
  isLast: boolean;
  memberId: string;
}

const Place = styled.div`display: grid; align-items: end; padding: 8px;`;

/** The photo of a message that is not sent yet, with how much of it is uploaded. */
export function UnsentAttachmentPart({ attachment, isLast, memberId }: Props) {
  const { id } = attachment;
  const address = useFileAddress(fileKeyOf(memberId, id));
  const share = useUploadShare(id);
  if (attachment.kind !== "photo") return null;
  return (
    <PhotoFrame photo={attachment} isLast={isLast}>
      {address && <img src={address} alt={text.unsentPhoto} decoding="async" />}
      {share !== undefined && (
        <Place>
          <ProgressBar label={text.uploading} value={share} />
        </Place>
      )}
    </PhotoFrame>
  );
}
