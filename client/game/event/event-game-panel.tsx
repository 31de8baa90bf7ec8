import { usePart } from "../../ui/late/use-part.ts";

export interface EventGameProps {
  eventId: string;
  title: string;
  /** The event is on, or begins in a few hours: a game may open at any moment. */
  isAround: boolean;
  isOver: boolean;
}

/**
 * On the page of an event, for those who are registered or manage it: the way into its game, and for managers the way to open
 * one. It loads after the page.
 */
export function EventGamePanel(props: EventGameProps) {
  const { part } = usePart(() => import("./event-game.tsx"), true);
  return part ? <part.EventGame {...props} /> : null;
}
