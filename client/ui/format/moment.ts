import { formatClockTime, shortDateFormat } from "./format.ts";

const dateFormat = shortDateFormat();

/** "22 Nov 2026, 7:05 PM". A line never ends between the time and PM. */
export const formatMoment = (time: number): string =>
  `${dateFormat.format(time)}, ${formatClockTime(time).replace(" ", "\u00a0")}`;
