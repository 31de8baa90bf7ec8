import type { ReactNode } from "react";
import styled from "styled-components";
import type { ShownName } from "../../schema/member/shown-member.ts";
import { RoleBadges } from "./role-badges-panel.tsx";

const AfterName = styled.span`margin-inline-start: 4px;`;

interface NamesInSentenceProps {
  sentence: string;
  /** Those whose names are in it, in that order. Null for an account that is gone. */
  members: readonly (ShownName | null)[];
}

/** A sentence with the badges of its members, each behind their name. */
export function NamesInSentence({ sentence, members }: NamesInSentenceProps) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const member of members) {
    const at = member === null || member.displayName === "" ? -1 : sentence.indexOf(member.displayName, from);
    if (member === null || at < 0) continue;
    const to = at + member.displayName.length;
    parts.push(sentence.slice(from, to));
    if (member.roles.length > 0) {
      parts.push(
        <AfterName key={to}>
          <RoleBadges roles={member.roles} />
        </AfterName>,
      );
    }
    from = to;
  }
  return [...parts, sentence.slice(from)];
}
