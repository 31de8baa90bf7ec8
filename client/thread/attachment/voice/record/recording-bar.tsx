import Square from "lucide-react/icons/square";
import Trash from "lucide-react/icons/trash-2";
import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { VOICE_MAX_SECONDS } from "../../../../../schema/limits.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { useAnnounce } from "../../../../ui/feedback/announcer.tsx";
import { formatMinutes } from "../../../../ui/format/format.ts";
import { Text } from "../../../../ui/text/text.tsx";
import { color, reducedMotion } from "../../../../ui/theme/css.ts";
import { radius } from "../../../../ui/tokens.ts";
import * as text from "./record-text.ts";
import type { VoiceRecorder } from "./voice-recorder.ts";

const WARNING_SECONDS = VOICE_MAX_SECONDS - 10;

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  min-height: 48px;
  > button:last-child { width: 48px; height: 48px; }
`;
const Light = styled.span`
  flex: none;
  width: 12px;
  height: 12px;
  border-radius: ${radius.round};
  background: ${color.danger};
`;
const Meter = styled.span`
  flex: 1;
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.line};
  > span { display: block; height: 100%; border-radius: inherit; background: ${color.accent}; transform-origin: left; transform: scaleX(0); }
  ${reducedMotion} { visibility: hidden; }
`;
const Time = styled(Text)`font-variant-numeric: tabular-nums; white-space: nowrap;`;

/** Shows how loud it is in the meter, and returns the seconds since the beginning. */
function useProgress({ startedAt, level }: VoiceRecorder, meter: { current: HTMLElement | null }): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    let frame = 0;
    const show = () => {
      setSeconds(Math.min(VOICE_MAX_SECONDS, Math.floor((performance.now() - startedAt) / 1000)));
      if (meter.current) meter.current.style.transform = `scaleX(${level.read().toFixed(2)})`;
      frame = requestAnimationFrame(show);
    };
    show();
    return () => cancelAnimationFrame(frame);
  }, [startedAt, level, meter]);
  return seconds;
}

/** In place of the composer’s field while a voice note is recorded. */
export function RecordingBar({ recorder }: { recorder: VoiceRecorder }) {
  const meter = useRef<HTMLSpanElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const seconds = useProgress(recorder, meter);
  const announce = useAnnounce();
  const isNearEnd = seconds >= WARNING_SECONDS;

  useEffect(() => {
    stop.current?.focus();
    announce(text.recordingStarted);
  }, [announce]);
  useEffect(() => {
    if (isNearEnd) announce(text.tenSecondsLeft);
  }, [announce, isNearEnd]);

  function discard() {
    recorder.discard();
    announce(text.discarded);
  }
  return (
    <Row role="group" aria-label={text.recordingLabel}>
      <IconButton label={text.discardButton} icon={<Trash />} onClick={discard} />
      <Light aria-hidden />
      <Meter aria-hidden>
        <span ref={meter} />
      </Meter>
      <Time role="timer" $size="small" $tone={isNearEnd ? "danger" : "muted"}>
        {text.timeOf(formatMinutes(seconds), formatMinutes(VOICE_MAX_SECONDS))}
      </Time>
      <IconButton
        ref={stop}
        variant="primary"
        label={text.stopButton}
        icon={<Square fill="currentColor" />}
        onClick={recorder.stop}
      />
    </Row>
  );
}
