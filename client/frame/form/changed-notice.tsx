import { useEffect, useRef } from "react";
import { Notice } from "../../ui/feedback/notice.tsx";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import * as text from "./changed-text.ts";
import type { FieldChange } from "./merge-changes.ts";

interface Props {
  /** Names what was changed. */
  title: string;
  changes: readonly FieldChange[];
  /** Said if no field differs. */
  sameHint?: string;
  nameOf: (field: string) => string;
  /** A value as people read it. Empty ones are called so. */
  shown?: (field: string, value: string) => string;
}

/** Says what somebody else has changed while the reader was editing, and what is kept of their own text. */
export function ChangedNotice({ title, changes, sameHint = text.sameHint, nameOf, shown }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // The reader pressed a button far below, so they are taken here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time somebody else has changed something
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
    place.current?.focus({ preventScroll: true });
  }, [changes]);
  const sentenceOf = ({ field, theirs, isKept }: FieldChange) => {
    const value = theirs === "" ? text.empty : (shown?.(field, theirs) ?? theirs);
    return (isKept ? text.kept : text.taken)(nameOf(field), value);
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="warning" title={title} live>
        <p>{changes.length === 0 ? sameHint : text.hint}</p>
        {changes.length > 0 && <BulletList items={changes.map(sentenceOf)} />}
      </Notice>
    </div>
  );
}
