import ShieldCheck from "lucide-react/icons/shield-check";
import { useEffect, useState } from "react";
import styled from "styled-components";
import type { VoiceNote } from "../../../../../schema/thread/attachment.ts";
import { readAttachment } from "../../../../../schema/thread/attachment-api.ts";
import { download } from "../../../../net/http/download.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { SecondaryText } from "../../../../ui/text/text.tsx";
import { color } from "../../../../ui/theme/css.ts";
import { unknownUser } from "../../../thread-text.ts";
import { useUncover } from "../../photo/use-uncover.ts";
import { usePlayback } from "./playback.ts";
import * as text from "./player-text.ts";
import { VOICE_PX } from "./voice-height.ts";
import { VoicePlayer } from "./voice-player.tsx";

interface Props {
  voice: VoiceNote;
  isOwn: boolean;
  senderName: string;
}

const Covered = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: ${VOICE_PX}px;
  > svg { flex: none; width: 24px; height: 24px; color: ${color.accentText}; }
`;
/** The words of the button begin where those above it do. */
const Actions = styled.div`margin-inline: -12px;`;
const Note = styled(SecondaryText)`margin-bottom: 4px; line-height: 1.3; white-space: normal;`;

/** The voice note of a message. While it is covered only its sender and safeguarding leads hear it. */
export function VoiceView({ voice, isOwn, senderName }: Props) {
  const { id, seconds, bytes, isCovered = false } = voice;
  const { mayUncover, uncover, isUncovering } = useUncover(voice, isOwn, text.uncoverFailed);
  const hasListened = useHasListened(id);
  const length = Math.max(1, Math.round(seconds));
  const name = isOwn ? text.ownNote(length) : text.noteFrom(senderName || unknownUser, length);
  if (isCovered && !isOwn && !mayUncover) {
    return (
      <Covered role="group" aria-label={name}>
        <ShieldCheck aria-hidden />
        <Note>{text.covered}</Note>
      </Covered>
    );
  }
  const load = async () => (await download(readAttachment, { params: { attachmentId: id } })).blob;
  return (
    <>
      <VoicePlayer id={id} name={name} seconds={seconds} bytes={bytes} load={load} />
      {isCovered && <Note>{isOwn ? text.ownCovered : text.coveredForLead}</Note>}
      {isCovered && mayUncover && hasListened && (
        <Actions>
          <Button variant="quiet" busy={isUncovering} onClick={uncover}>
            {text.uncoverButton}
          </Button>
        </Actions>
      )}
    </>
  );
}

/** Whether it was played here. */
function useHasListened(id: string): boolean {
  const isPlaying = usePlayback(id)?.status === "playing";
  const [hasListened, setListened] = useState(false);
  useEffect(() => {
    if (isPlaying) setListened(true);
  }, [isPlaying]);
  return hasListened;
}
