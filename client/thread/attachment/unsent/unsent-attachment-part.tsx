import styled from "styled-components";
import { provideErrorTexts } from "../../../frame/error-text.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { usePart } from "../../../ui/late/use-part.ts";
import { errorTexts } from "../attachment-errors.ts";
import { kindNames } from "../attachment-name-text.ts";
import { useFileAddress } from "../file/file-address.ts";
import { fileKeyOf, type UnsentAttachment, type UnsentPhoto, type UnsentVoice } from "../file/unsent-attachment.ts";
import { PhotoFrame } from "../photo/photo-frame.tsx";
import { useUploadShare } from "../upload/upload-share.ts";
import * as text from "./unsent-text.ts";

// A refusal from before a reload came with no failed call.
provideErrorTexts(errorTexts);

interface Props {
  attachment: UnsentAttachment;
  memberId: string;
}

const Place = styled.div`display: grid; align-items: end; padding: 8px;`;

/** The photo or voice note of a message that is not sent yet, with how much of it is uploaded. */
export function UnsentAttachmentPart({ attachment, memberId }: Props) {
  return attachment.kind === "photo" ? (
    <UnsentPhotoPart photo={attachment} memberId={memberId} />
  ) : (
    <UnsentVoicePart voice={attachment} memberId={memberId} />
  );
}

function UnsentPhotoPart({ photo, memberId }: { photo: UnsentPhoto; memberId: string }) {
  const { id } = photo;
  const address = useFileAddress(fileKeyOf(memberId, id));
  const share = useUploadShare(id);
  return (
    <PhotoFrame photo={photo}>
      {address && <img src={address} alt={text.unsentPhoto} decoding="async" />}
      {share !== undefined && (
        <Place>
          <ProgressBar label={text.uploading} value={share} />
        </Place>
      )}
    </PhotoFrame>
  );
}

/** Its code was loaded to record it. After a reload without network it says only what it is. */
function UnsentVoicePart({ voice, memberId }: { voice: UnsentVoice; memberId: string }) {
  const { part } = usePart(() => import("../voice/play/own-voice.tsx"), true);
  const share = useUploadShare(voice.id);
  return (
    <>
      {part ? <part.OwnVoice memberId={memberId} voice={voice} /> : <p>{kindNames.voice}</p>}
      {share !== undefined && <ProgressBar label={text.uploadingVoice} value={share} />}
    </>
  );
}
