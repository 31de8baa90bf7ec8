import { formatClockTime, fullDateFormat } from "../../ui/format/format.ts";

const dateFormat = fullDateFormat();

/** "22 November 2026, 7:05 PM" */
export const formatMoment = (time: number): string => `${dateFormat.format(time)}, ${formatClockTime(time)}`;
