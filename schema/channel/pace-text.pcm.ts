import type { Translates } from "../language/translation.ts";

/** After "one message every". */
const spans: Readonly<Record<number, string>> = { 60: "minute", 300: "5 minutes" };

/** In the composer. `until` is a time in the community's zone: "06:00". */
export const quietHoursText = (until: string): string =>
  `Quiet hours dey till ${until}. After that you fit write again.`;

export const slowModeText = (slowSeconds: number): string =>
  `Slow mode: one message every ${spans[slowSeconds] ?? `${slowSeconds} seconds`}.`;

export type Holds = Translates<typeof import("./pace-text.ts"), typeof import("./pace-text.pcm.ts")>;
