import { useState } from "react";
import type { MemberFile } from "../../../schema/member/admin-api.ts";
import { type MemberRole, memberRoles } from "../../../schema/member/role.ts";
import { Button } from "../../ui/button/button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import * as text from "./users-text.ts";

interface Props {
  user: MemberFile;
  /** Called after a change, and after one that was refused because someone else was faster. */
  onChanged: () => void;
}

/** The roles of a member, each with the button that gives it or takes it away. */
export function UserRoles({ user, onChanged }: Props) {
  const [asked, setAsked] = useState<MemberRole | null>(null);
  const close = () => setAsked(null);
  const { part, isFetching } = usePart(() => import("./change-role.tsx"), asked !== null, close);
  const { isSuspended } = user.status;
  return (
    <Panel title={text.rolesTitle}>
      <Stack $gap={16}>
        <SecondaryText>{isSuspended ? text.suspendedRolesHint : text.rolesHint}</SecondaryText>
        <Stack as="ul" aria-label={text.rolesTitle} $gap={16}>
          {memberRoles.map((role) => (
            <li key={role}>
              <RoleRow
                role={role}
                isHeld={user.roles.includes(role)}
                canGive={!isSuspended}
                busy={isFetching && asked === role}
                onPress={() => setAsked(role)}
              />
            </li>
          ))}
        </Stack>
      </Stack>
      {part && asked && <part.ChangeRole user={user} role={asked} onChanged={onChanged} onClose={close} />}
    </Panel>
  );
}

interface RowProps {
  role: MemberRole;
  isHeld: boolean;
  canGive: boolean;
  busy: boolean;
  onPress: () => void;
}

function RoleRow({ role, isHeld, canGive, busy, onPress }: RowProps) {
  const name = text.roleNames[role];
  return (
    <Row $gap={12} $justify="between">
      <Stack $gap={0}>
        <Text $weight={700}>{name}</Text>
        <SecondaryText>{text.roleHints[role]}</SecondaryText>
      </Stack>
      {(isHeld || canGive) && (
        <Button
          variant="secondary"
          busy={busy}
          aria-label={isHeld ? text.takeLabel(name) : text.giveLabel(name)}
          style={{ flex: "none" }}
          onClick={onPress}
        >
          {isHeld ? text.takeButton : text.giveButton}
        </Button>
      )}
    </Row>
  );
}
