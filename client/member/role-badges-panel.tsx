import { Fragment } from "react";
import styled from "styled-components";
import type { MemberRole } from "../../schema/member/role.ts";
import { Badge, type BadgeTone } from "../ui/badge/badge.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { color } from "../ui/theme/css.ts";
import { typeScale } from "../ui/tokens.ts";
import * as text from "./member-text.ts";

/** Not the accent color, which would be invisible on a highlighted row. */
const roleTones: Readonly<Record<MemberRole, BadgeTone>> = {
  admin: "neutral",
  mentor: "neutral",
  safeguarding_lead: "success",
};

const Badges = styled.span`display: inline-flex; flex-wrap: wrap; gap: 4px; min-width: 0;`;
const NameWithBadges = styled.span`display: flex; flex: 1; flex-wrap: wrap; gap: 4px 8px; align-items: center; min-width: 0;`;
const Name = styled.span`min-width: 0; overflow: hidden; text-overflow: ellipsis; overflow-wrap: anywhere;`;
const Former = styled.span`
  color: ${color.muted};
  font-weight: 400;
  font-size: ${typeScale.tiny};
  overflow-wrap: anywhere;
`;

/** One badge for each role that a member has in the community. */
export function RoleBadges({ roles }: { roles: readonly MemberRole[] }) {
  if (roles.length === 0) return null;
  return (
    <Badges>
      {roles.map((role) => (
        <Fragment key={role}>
          <VisuallyHidden>{", "}</VisuallyHidden>
          <Badge size="small" tone={roleTones[role]}>
            {text.roleNames[role]}
          </Badge>
        </Fragment>
      ))}
    </Badges>
  );
}

interface FormerNameProps {
  /** Null if they have had their name for long; missing in what the device kept from an earlier version. */
  name: string | null | undefined;
}

/** What a member was called until lately. */
export function FormerName({ name }: FormerNameProps) {
  if (!name) return null;
  return (
    <Former>
      <VisuallyHidden>{", "}</VisuallyHidden>
      {text.formerly(name)}
    </Former>
  );
}

interface MemberNameProps {
  name: string;
  formerName?: string | null;
  roles: readonly MemberRole[];
}

/** A member's name with the badges of their roles. The badges wrap below the name if they don't fit. */
export function MemberName({ name, formerName, roles }: MemberNameProps) {
  return (
    <NameWithBadges>
      <Name>{name}</Name>
      <FormerName name={formerName} />
      <RoleBadges roles={roles} />
    </NameWithBadges>
  );
}
