import { setLogger } from "@colyseus/core/Logger";
import type { Log } from "./log.ts";

/** Takes the room engine's words, which it prints to the console, into our log. */
export function redirectColyseusLog(log: Log): void {
  const at =
    (level: "debug" | "warn" | "error") =>
    (...words: unknown[]): void => {
      const error = words.find((word) => word instanceof Error);
      log[level]({ ...(error && { error }), words: words.filter((word) => typeof word === "string") }, "rooms");
    };
  // What the engine calls info is news for its developers.
  setLogger({ trace: at("debug"), debug: at("debug"), info: at("debug"), warn: at("warn"), error: at("error") });
}
