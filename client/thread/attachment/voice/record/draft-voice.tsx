import Trash from "lucide-react/icons/trash-2";
import { useEffect } from "react";
import styled from "styled-components";
import { removeFileOf } from "../../../../net/storage/file-store.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { fileKeyOf, type UnsentVoice } from "../../file/unsent-attachment.ts";
import { OwnVoice } from "../play/own-voice.tsx";
import { stopPlayback } from "../play/playback.ts";
import * as text from "./record-text.ts";

interface Props {
  memberId: string;
  voice: UnsentVoice;
  onRemove: () => void;
}

const Line = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 4px 0 8px;
`;

/** The voice note that goes with the draft, above its text: its member listens to it before they send it. */
export function DraftVoice({ memberId, voice, onRemove }: Props) {
  useEffect(() => stopPlayback, []);
  function remove() {
    void removeFileOf(fileKeyOf(memberId, voice.id));
    onRemove();
  }
  return (
    <Line>
      <OwnVoice memberId={memberId} voice={voice} />
      <IconButton label={text.removeButton} icon={<Trash />} onClick={remove} />
    </Line>
  );
}
