import { useEffect, useRef } from "react";
import { eventClock, eventDay } from "../../../../schema/event/event-time.ts";
import type { FieldChange } from "../../../frame/form/merge-changes.ts";
import { community } from "../../../net/community.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { localTime } from "../../../ui/format/local-time.ts";
import { BulletList } from "../../../ui/text/bullet-list.tsx";
import * as text from "../manage-text.ts";

/** Says what somebody else has changed while the reader was editing, and what is kept of their own text. */
export function ChangedNotice({ changes }: { changes: readonly FieldChange[] }) {
  const place = useRef<HTMLDivElement>(null);
  // The reader pressed a button far below, so they are taken here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody else has changed something
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [changes]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warning" title={text.changedTitle} live>
        <p>{changes.length === 0 ? text.changedNothing : text.changedHint}</p>
        {changes.length > 0 && <BulletList items={changes.map(sentenceOf)} />}
      </Notice>
    </div>
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
