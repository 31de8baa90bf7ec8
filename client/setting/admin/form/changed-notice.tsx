import { useEffect, useRef } from "react";
import type { SettingKey } from "../../../../schema/setting/setting.ts";
import type { FieldChange } from "../../../frame/form/merge-changes.ts";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { BulletList } from "../../../ui/text/bullet-list.tsx";
import * as text from "../setting-text.ts";

/** Says what another admin has changed in these settings meanwhile. The reader is taken here. */
export function ChangedNotice({ changes }: { changes: readonly FieldChange[] }) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody else has changed something
  useEffect(() => place.current?.focus(), [changes]);
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
  const say = isKept ? text.changedKept : text.changedTaken;
  return say(text.labels[field as SettingKey], theirs === "" ? text.noValue : theirs);
}
