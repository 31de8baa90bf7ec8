import { createHmac } from "node:crypto";

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks may differ by a step in either direction, as RFC 6238 recommends. */
const STEPS_APART = 1;

/** The code of a time step, as RFC 6238 defines it for SHA-1 and six digits. The secret's characters are its bytes. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** The time step of a moment in milliseconds since 1970. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);

/** The step whose code this is, among the steps that count as now. Null if it is the code of none. */
export function stepOf(secret: string, code: string, now: number): number | null {
  for (let step = stepAt(now) - STEPS_APART; step <= stepAt(now) + STEPS_APART; step += 1) {
    if (codeAt(secret, step) === code) return step;
  }
  return null;
}
