// One of several processes of bots: gets its shift from the command, works it, and sends back what it did.
import { type BotShift, workShift } from "./bot-shift.ts";

// The SDK warns about each socket that does not open; the report counts them.
console.warn = () => {};
process.once("message", async ({ shift, limitMs }: { shift: BotShift; limitMs: number }) => {
  const totals = await workShift(shift, AbortSignal.timeout(limitMs));
  process.send?.(totals, () => process.exit(0));
});
