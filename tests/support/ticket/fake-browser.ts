import { EventEmitter } from "node:events";
import type { Browser } from "puppeteer-core";

/** A browser in memory that prints what `pdf` says, as far as printing needs one. */
export function fakeBrowser(pdf: () => Promise<Uint8Array>) {
  const events = new EventEmitter();
  const seen = { prints: 0, kills: 0, closes: 0 };
  const page = {
    setJavaScriptEnabled: async () => {},
    setOfflineMode: async () => {},
    setRequestInterception: async () => {},
    on: () => {},
    emulateMediaType: async () => {},
    setViewport: async () => {},
    setContent: async () => {},
    evaluate: async () => 0,
    pdf: () => {
      seen.prints += 1;
      return pdf();
    },
  };
  const browser = {
    once: events.once.bind(events),
    newPage: async () => page,
    process: () => ({
      kill: () => {
        seen.kills += 1;
      },
    }),
    close: async () => {
      seen.closes += 1;
    },
  };
  return { browser: browser as unknown as Browser, seen, crash: () => void events.emit("disconnected") };
}
