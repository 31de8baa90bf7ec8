import { attachmentNames } from "../../../../schema/thread/attachment-text.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { usePart } from "../../../ui/late/use-part.ts";
import type { UnsentVoice } from "../file/unsent-attachment.ts";
import { useUploadShare } from "../upload/upload-share.ts";
import * as text from "./unsent-text.ts";

interface Props {
  voice: UnsentVoice;
  memberId: string;
}

/** The voice note of a message that is not sent yet. Until its player is loaded it only says what it is. */
export function UnsentVoicePart({ voice, memberId }: Props) {
  const { part } = usePart(() => import("../voice/play/own-voice.tsx"), true);
  const share = useUploadShare(voice.id);
  return (
    <>
      {part ? <part.OwnVoice memberId={memberId} voice={voice} /> : <p>{attachmentNames.voice}</p>}
      {share !== undefined && <ProgressBar label={text.uploadingVoice} value={share} />}
    </>
  );
}
