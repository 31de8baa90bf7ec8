import { Stack } from "../ui/layout/stack.ts";
import { NumberText } from "../ui/text/number-text.tsx";
import { Text } from "../ui/text/text.tsx";
import * as text from "./payment-text.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

interface Props {
  /** Milliseconds since 1970. */
  heldUntil: number;
  /** Called once when the time is up. */
  onEnd?: () => void;
}

/** Until when a seat is kept, and how long that is. Screen readers read it on request: it changes each second. */
export function SeatClock({ heldUntil, onEnd }: Props) {
  const seconds = useSecondsLeft(heldUntil, onEnd);
  return (
    <Stack $gap={4} role="timer" aria-live="off">
      <Text>{text.keptUntil(heldUntil)}</Text>
      <NumberText value={text.timeLeft(seconds)} />
    </Stack>
  );
}
