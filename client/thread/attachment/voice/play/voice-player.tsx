import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import styled from "styled-components";
import { formatBytes } from "../../../../frame/data-saver/bytes.ts";
import { useDataSaving } from "../../../../net/data-saver.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { formatMinutes } from "../../../../ui/format/format.ts";
import { MessageMeta } from "../../../../ui/message/message-meta.ts";
import { color } from "../../../../ui/theme/css.ts";
import { type LoadVoice, type PlaybackStatus, seekPlayback, togglePlayback, usePlayback } from "./playback.ts";
import * as text from "./player-text.ts";
import { VOICE_PX } from "./voice-height.ts";

interface Props {
  id: string;
  /** What it is, for screen readers. */
  name: string;
  seconds: number;
  bytes: number;
  load: LoadVoice;
  /** It is on this device already. */
  isHere?: boolean;
}

const Player = styled.div`white-space: normal;`;
const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  width: min(264px, 100%);
  min-height: ${VOICE_PX}px;
`;

const Position = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;
  > input { width: 100%; height: 24px; margin: 0; accent-color: ${color.accent}; }
  > div { display: flex; justify-content: space-between; }
`;

function labelOf(status: PlaybackStatus | undefined, size: string | null): string {
  if (status === "playing") return text.pauseButton;
  if (status === "failed") return text.retryButton;
  return size === null ? text.playButton : text.playOf(size);
}

/** Plays a voice note: a button, a slider to jump with, and the time. It is loaded with the first press. */
export function VoicePlayer({ id, name, seconds, bytes, load, isHere = false }: Props) {
  const playback = usePlayback(id);
  const isDataSaving = useDataSaving();
  const status = playback?.status;
  const isLoaded = status === "playing" || status === "paused";
  const length = Math.max(1, Math.round(seconds));
  const position = Math.min(playback?.position ?? 0, seconds);
  const size = isDataSaving && !isHere && !isLoaded ? formatBytes(bytes) : null;
  const isPlaying = status === "playing";
  return (
    <Player role="group" aria-label={name}>
      <Row>
        <IconButton
          variant="primary"
          label={labelOf(status, size)}
          icon={isPlaying ? <Pause /> : <Play />}
          busy={status === "loading"}
          onClick={() => void togglePlayback(id, load)}
        />
        <Position>
          <input
            type="range"
            min={0}
            max={seconds}
            step={0.1}
            value={position}
            disabled={!isLoaded}
            aria-label={text.positionLabel}
            aria-valuetext={text.positionOf(Math.round(position), length)}
            onChange={({ currentTarget }) => seekPlayback(id, Number(currentTarget.value))}
          />
          <MessageMeta as="div">
            <span>{formatMinutes(playback ? position : length)}</span>
            {size !== null && <span>{text.playOf(size)}</span>}
          </MessageMeta>
        </Position>
      </Row>
      {status === "failed" && (
        <MessageMeta as="p" $tone="danger" role="alert">
          {text.failed}
        </MessageMeta>
      )}
      {status === "blocked" && (
        <MessageMeta as="p" $tone="danger" role="alert">
          {text.blocked}
        </MessageMeta>
      )}
    </Player>
  );
}
