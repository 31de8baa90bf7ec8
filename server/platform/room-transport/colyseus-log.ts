import { setLogger } from "@colyseus/core/Logger";
import type { Log } from "../log.ts";

/** Frames that cannot be decoded: the transport logs them, with the address and at most once a minute. */
const isFrameError = ({ stack = "" }: Error): boolean => stack.includes("msgpackr");

/** Sends what Colyseus prints to the console to our log. */
export function redirectColyseusLog(log: Log): void {
  const at =
    (level: "debug" | "warn" | "error") =>
    (...words: unknown[]): void => {
      const error = words.find((word) => word instanceof Error);
      if (error && isFrameError(error)) return;
      log[level]({ ...(error && { error }), words: words.filter((word) => typeof word === "string") }, "rooms");
    };
  // Colyseus's info messages are only useful for debugging.
  setLogger({ trace: at("debug"), debug: at("debug"), info: at("debug"), warn: at("warn"), error: at("error") });
}
