import { useEffect, useState } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { formatSeconds } from "../../ui/format/format.ts";
import * as text from "./generator-text.ts";
import type { Generator } from "./use-generator.ts";

/** Says that a course is being written, and for how long already: how much of it is done, nobody knows. */
export function GenerationStatus({ generator: { generation, isCutOff } }: { generator: Generator }) {
  if (generation?.state !== "running") return null;
  return (
    <Notice title={text.runningTitle} busy live action={<Elapsed since={generation.startedAt} />}>
      {isCutOff ? text.connectionLost : text.runningHint}
    </Notice>
  );
}

/** Counts on. Hidden from screen readers, which would read out every second. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span aria-hidden>{formatSeconds(Math.max(0, Math.round((now - since) / 1_000)))}</span>;
}
