import { usePart } from "../../ui/late/use-part.ts";
import type { EventGameProps } from "./event-game.tsx";

/**
 * On the page of an event, for those who are registered or manage it: the way into its game, and for managers the way to open
 * one. It loads after the page.
 */
export function EventGamePanel(props: EventGameProps) {
  const { part } = usePart(() => import("./event-game.tsx"), true);
  return part ? <part.EventGame {...props} /> : null;
}
