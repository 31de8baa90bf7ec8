import { type Channel, type ChannelPace, setChannelPace } from "../../../schema/channel/api.ts";
import { clockOf, minuteOfDay } from "../../../schema/quiet-hours.ts";
import type { Person } from "../account/people.ts";

/** The time zone of test servers. */
const ZONE = "Africa/Lagos";
const DAY_MINUTES = 24 * 60;

const clockAt = (time: number, minutes: number): string =>
  clockOf((minuteOfDay(time, ZONE) + minutes + DAY_MINUTES) % DAY_MINUTES);

/** Quiet hours in which this moment lies, for another half an hour. */
export const hoursAround = (time: number) => ({ from: clockAt(time, -30), until: clockAt(time, 30) });

/** Quiet hours that begin an hour after this moment. */
export const hoursAfter = (time: number) => ({ from: clockAt(time, 60), until: clockAt(time, 120) });

export const setPace = (person: Person, channelId: string, pace: Partial<ChannelPace>): Promise<Channel> =>
  person.must(setChannelPace, { params: { channelId }, body: { quietHours: null, slowSeconds: 0, ...pace } });
