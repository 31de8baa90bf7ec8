/** After "one message every". */
const spans: Readonly<Record<number, string>> = { 60: "minute", 300: "5 minutes" };

/** In the composer, and in the refusal of a message. `until` is a time in the community's zone: "06:00". */
export const quietHoursText = (until: string): string => `Quiet hours until ${until}. You can write again then.`;

/** In the refusal of a message that is too early. */
export const slowModeText = (slowSeconds: number): string =>
  `Slow mode: one message every ${spans[slowSeconds] ?? `${slowSeconds} seconds`}.`;
