import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { CSSProperties } from "react";
import styled, { css } from "styled-components";
import { formatBytes } from "../../../../frame/data-saver/bytes.ts";
import { useDataSaving } from "../../../../net/data-saver.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { formatMinutes } from "../../../../ui/format/format.ts";
import { MessageMeta } from "../../../../ui/message/message-meta.ts";
import { color } from "../../../../ui/theme/css.ts";
import { radius } from "../../../../ui/tokens.ts";
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

const thumb = css`
  width: 16px;
  height: 16px;
  border-radius: ${radius.round};
  background: ${color.accent};
`;

const Player = styled.div`
  flex: 1;
  max-width: 264px;
  min-width: 0;
  white-space: normal;
`;
const Row = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: ${VOICE_PX}px;
`;
const Position = styled.div`
  flex: 1;
  display: grid;
  min-width: 0;
`;
const Times = styled.div`display: flex; gap: 8px; justify-content: space-between;`;

/** A line that is filled up to the thumb. Browsers draw it too differently, and too dark on paper. */
const Slider = styled.input`
  appearance: none;
  width: 100%;
  height: 28px;
  margin: 0;
  border-radius: ${radius.small};
  background:
    linear-gradient(${color.accent}, ${color.accent}) left / var(--played) 4px no-repeat,
    linear-gradient(${color.edge}, ${color.edge}) left / 100% 4px no-repeat;
  cursor: pointer;
  &::-webkit-slider-thumb { appearance: none; ${thumb} }
  &::-moz-range-thumb { border: 0; ${thumb} }
  &:disabled { cursor: default; }
  &:disabled::-webkit-slider-thumb { background: ${color.edge}; }
  &:disabled::-moz-range-thumb { background: ${color.edge}; }
  @media (forced-colors: active) { appearance: auto; }
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
          <Slider
            type="range"
            style={{ "--played": `${(position / seconds) * 100}%` } as CSSProperties}
            min={0}
            max={seconds}
            step={0.1}
            value={position}
            disabled={!isLoaded}
            aria-label={text.positionLabel}
            aria-valuetext={text.positionOf(Math.round(position), length)}
            onChange={({ currentTarget }) => seekPlayback(id, Number(currentTarget.value))}
          />
          <Times>
            <MessageMeta>{formatMinutes(isLoaded ? position : length)}</MessageMeta>
            {size !== null && <MessageMeta>{text.playOf(size)}</MessageMeta>}
          </Times>
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
