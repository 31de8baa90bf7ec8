import { setLogger } from "@colyseus/core/Logger";
import type { Log } from "./log.ts";

/** Frames that cannot be decoded: the transport logs them, with the address and at most once a minute. */
const isFrameError = ({ stack = "" }: Error): boolean => stack.includes("msgpackr");

/** Takes what the room engine prints to the console into our log. */
export function takeEngineLog(log: Log): void {
  const at =
    (level: "debug" | "warn" | "error") =>
    (...words: unknown[]): void => {
      const error = words.find((word) => word instanceof Error);
      if (error && isFrameError(error)) return;
      log[level]({ ...(error && { error }), words: words.filter((word) => typeof word === "string") }, "rooms");
    };
  // What the engine calls info is news for its developers.
  setLogger({ trace: at("debug"), debug: at("debug"), info: at("debug"), warn: at("warn"), error: at("error") });
}
