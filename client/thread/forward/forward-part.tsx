import type { Forwarded } from "../../../schema/thread/forward.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { forwardHeight } from "./forward-height.ts";

interface Props {
  forwarded: Forwarded;
  /** The card leads to the original. */
  isLink: boolean;
}

/** The original of a forward, above its own text. Its code is loaded when there is one. */
export function ForwardPart({ forwarded, isLink }: Props) {
  const { part } = usePart(() => import("./forward-card.tsx"), true);
  if (!part) return <div style={{ height: forwardHeight(forwarded) }} />;
  return <part.ForwardCard forwarded={forwarded} isLink={isLink} />;
}
