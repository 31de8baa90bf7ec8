import { Fragment } from "react";
import styled from "styled-components";
import type { MemberRole } from "../../schema/member/role.ts";
import { Badge, type BadgeTone } from "../ui/text/badge.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";

/** A channel has admins of its own, so the community's are called that. */
const roleNames: Readonly<Record<MemberRole, string>> = {
  admin: "Community admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};

/** The accent's ground would vanish on a row that is lit. */
const roleTones: Readonly<Record<MemberRole, BadgeTone>> = {
  admin: "neutral",
  mentor: "neutral",
  safeguarding_lead: "success",
};

const Badges = styled.span`display: inline-flex; flex-wrap: wrap; gap: 4px; min-width: 0;`;
const Named = styled.span`display: flex; flex: 1; flex-wrap: wrap; gap: 2px 8px; align-items: center; min-width: 0;`;
const Name = styled.span`min-width: 0; overflow: hidden; text-overflow: ellipsis; overflow-wrap: anywhere;`;

/** The roles that a member holds in the community, one badge each; nothing where they hold none. */
export function RoleBadges({ roles }: { roles: readonly MemberRole[] }) {
  if (roles.length === 0) return null;
  return (
    <Badges>
      {roles.map((role) => (
        <Fragment key={role}>
          <VisuallyHidden>, </VisuallyHidden>
          <Badge size="small" tone={roleTones[role]}>
            {roleNames[role]}
          </Badge>
        </Fragment>
      ))}
    </Badges>
  );
}

/** A member's name with their roles, which no member can write into a name. The badges go below where they do not fit. */
export function MemberName({ name, roles }: { name: string; roles: readonly MemberRole[] }) {
  return (
    <Named>
      <Name>{name}</Name>
      <RoleBadges roles={roles} />
    </Named>
  );
}
