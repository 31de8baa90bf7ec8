import type { OpenRateLimit } from "../../platform/rate-limit.ts";

const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 60 * 60;

export interface CodeLimits {
  /** Counts a try before the code is checked. Returns a function that removes it from the shorter of the two counts. */
  count(memberId: string, device: string | undefined): Promise<() => Promise<void>>;
  /** Counts a wrong code; true if there have been enough of them today to tell the owner, and nobody has told them yet. */
  areSuspicious(memberId: string): Promise<boolean>;
}

/**
 * ACCESS-4: tries by account, because whoever gets this far knows the password and may come from many addresses. At 40 tries a
 * day a guess succeeds once in 23 years, as three codes count at any moment. A browser that has signed in before has counts
 * of its own, so that a thief of the password cannot lock the owner out. They are as strict: it may be the thief's.
 */
export function codeLimits(openRateLimit: OpenRateLimit): CodeLimits {
  const tries = openRateLimit({ name: "second-factor", tries: 10, seconds: QUARTER_HOUR });
  const triesOfDay = openRateLimit({ name: "second-factor-day", tries: 40, seconds: DAY });
  const triesOfDevice = openRateLimit({ name: "second-factor-device", tries: 10, seconds: QUARTER_HOUR });
  const triesOfDeviceAndDay = openRateLimit({ name: "second-factor-device-day", tries: 40, seconds: DAY });
  const wrong = openRateLimit({ name: "second-factor-wrong", tries: 4, seconds: DAY });
  const told = openRateLimit({ name: "second-factor-told", tries: 1, seconds: DAY });
  return {
    async count(memberId, device) {
      if (device !== undefined) {
        await triesOfDevice.consume(memberId, device);
        await triesOfDeviceAndDay.consume(memberId, device);
        return () => triesOfDevice.forget(memberId, device);
      }
      await tries.consume(memberId);
      await triesOfDay.consume(memberId);
      return () => tries.forget(memberId);
    },
    areSuspicious: async (memberId) => !(await wrong.allows(memberId)) && (await told.allows(memberId)),
  };
}
