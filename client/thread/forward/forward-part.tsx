import type { Forwarded } from "../../../schema/thread/forward.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { AttachmentPart } from "../attachment/attachment-part.tsx";
import { forwardHeight } from "./forward-height.ts";
import { originalIn } from "./original-in.ts";

interface Props {
  forwarded: Forwarded;
  myId: string;
  /** The card leads to the original. */
  isLink: boolean;
}

/** The original of a forward, above its own text. Its code is loaded when there is one. */
export function ForwardPart({ forwarded, myId, isLink }: Props) {
  const { part } = usePart(() => import("./forward-card.tsx"), true);
  const original = originalIn({ forwarded });
  if (!part) return <div style={{ height: forwardHeight(forwarded) }} />;
  return (
    <>
      <part.ForwardCard forwarded={forwarded} isLink={isLink} />
      {original?.attachment && <AttachmentPart attachment={original.attachment} message={original} myId={myId} />}
    </>
  );
}
