import type { Poll } from "../../../schema/thread/poll.ts";

/** Pixels of a choice with its bar, and of the lines below the choices. */
const CHOICE_PX = 52;
const REST_PX = 72;

/** About how high the poll of a message is, in pixels. */
export const pollHeight = ({ choices }: Pick<Poll, "choices">): number => choices.length * CHOICE_PX + REST_PX;
