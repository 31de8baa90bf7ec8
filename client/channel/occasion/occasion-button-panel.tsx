import { usePart } from "../../ui/late/use-part.ts";

/** Enters the channel of an event, for those who are registered or manage it. It loads after the page. */
export function EventChannelButton(props: { eventId: string }) {
  const { part } = usePart(() => import("./occasion-button.tsx"), true);
  return part ? <part.EventChannelButton {...props} /> : null;
}

/** Enters the channel of a finished game, for those who played it with others. It loads after the page. */
export function GameChannelButton(props: { sessionId: string }) {
  const { part } = usePart(() => import("./occasion-button.tsx"), true);
  return part ? <part.GameChannelButton {...props} /> : null;
}
