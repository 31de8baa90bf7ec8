import { eventClock, eventDay } from "../../../../schema/event/event-time.ts";
import { localTime } from "../../../../schema/local-time.ts";
import { community } from "../../../net/community.ts";
import { typeLabel } from "../../type-text.ts";
import * as text from "../manage-text.ts";

/** What somebody else has put into a field of the form, as its labels say it. */
export function changedValue(field: string, value: string): string {
  if (field === "imageName") return text.changedImage;
  if (field === "eventType") return typeLabel(value);
  if (field === "isPaid") return value === "free" ? text.freeLabel : text.paidLabel;
  if (field === "isActive") return value === "hidden" ? text.hiddenLabel : text.publishedLabel;
  if (field !== "eventDate" && field !== "endDate") return value;
  const { timeZone } = community;
  const time = localTime(value, timeZone);
  return `${eventDay(time, timeZone)}, ${eventClock(time, timeZone)}`;
}
