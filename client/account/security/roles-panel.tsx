import { memberRoles } from "../../../schema/member/role.ts";
import { useSession } from "../../net/session.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import * as text from "./security-text.ts";

/** ROLE-3: which roles the member has, what each is for, and whether it waits for two-step sign-in. Nothing without a role. */
export function RolesPanel() {
  const { me } = useSession();
  const pending = me?.pendingRoles ?? [];
  const held = memberRoles.filter((role) => me?.roles.includes(role) || pending.includes(role));
  if (held.length === 0) return null;
  return (
    <Panel title={text.rolesTitle}>
      <Stack as="ul" aria-label={text.rolesTitle} $gap={16}>
        {held.map((role) => (
          <li key={role}>
            <Cluster $gap={8}>
              <Text as="span" $weight={700}>
                {text.roleNames[role]}
              </Text>
              <Badge size="small" tone={pending.includes(role) ? "warning" : "success"}>
                {pending.includes(role) ? text.roleWaits : text.roleActive}
              </Badge>
            </Cluster>
            <SecondaryText>{text.roleTasks[role]}</SecondaryText>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
