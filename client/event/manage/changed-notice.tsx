import { community } from "../../net/community.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { eventClock, eventDay } from "../event-time.ts";
import { localTime } from "./local-time.ts";
import * as text from "./manage-text.ts";
import type { FieldChange } from "./merge-changes.ts";

/** Says what somebody else has changed while the reader was editing, and what is kept of their own text. */
export function ChangedNotice({ changes }: { changes: readonly FieldChange[] }) {
  return (
    <Notice tone="warning" title={text.changedTitle} live>
      <p>{changes.length === 0 ? text.changedNothing : text.changedHint}</p>
      {changes.length > 0 && <BulletList items={changes.map(sentenceOf)} />}
    </Notice>
  );
}

function sentenceOf({ field, theirs, isKept }: FieldChange): string {
  const name = text.fieldNames[field] ?? field;
  return (isKept ? text.changedKept : text.changedTaken)(name, shown(field, theirs));
}

function shown(field: string, value: string): string {
  if (value === "") return text.changedEmpty;
  if (field === "imageName") return text.changedImage;
  if (field === "eventType") return text.typeLabel(value);
  if (field === "isPaid") return value === "free" ? text.freeLabel : text.paidLabel;
  if (field === "isActive") return value === "hidden" ? text.hiddenLabel : text.publishedLabel;
  if (field !== "eventDate" && field !== "endDate") return value;
  const { timeZone } = community;
  const time = localTime(value, timeZone);
  return `${eventDay(time, timeZone)}, ${eventClock(time, timeZone)}`;
}
