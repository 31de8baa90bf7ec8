import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import Volume from "lucide-react/icons/volume-2";
import { useRef } from "react";
import { Button } from "../../ui/button/button.tsx";
import * as text from "./aloud-text.ts";
import type { ReadAloud } from "./use-read-aloud.ts";

interface Props {
  title: string;
  aloud: ReadAloud;
  /** The text has to be open to follow it. */
  onPlay: () => void;
}

/** DEVOTION-21: play and pause are one button, so that the focus stays; stop is beside it while something is read. */
export function ListenButtons({ title, aloud: { reading, play, pause, stop }, onPlay }: Props) {
  const main = useRef<HTMLButtonElement>(null);
  const isReading = reading.kind === "reading";
  const label = isReading ? text.pause : reading.kind === "paused" ? text.goOn : text.listen;
  const icon = isReading ? (
    <Pause aria-hidden />
  ) : reading.kind === "paused" ? (
    <Play aria-hidden />
  ) : (
    <Volume aria-hidden />
  );

  function press() {
    if (isReading) pause();
    else {
      onPlay();
      play();
    }
  }

  return (
    <>
      <Button ref={main} variant="quiet" icon={icon} aria-label={text.ofTitle(label, title)} onClick={press}>
        {label}
      </Button>
      {reading.kind !== "silent" && (
        <Button
          variant="quiet"
          icon={<Square aria-hidden />}
          aria-label={text.ofTitle(text.stop, title)}
          onClick={() => {
            main.current?.focus();
            stop();
          }}
        >
          {text.stop}
        </Button>
      )}
    </>
  );
}
