import { Link } from "react-router";
import type { ListedMember } from "../../../schema/member/admin-api.ts";
import { shortDateFormat } from "../../ui/format/format.ts";
import { Stack } from "../../ui/layout/stack.ts";
import type { Column } from "../../ui/table/column.ts";
import { Text } from "../../ui/text/text.tsx";
import { RoleBadges } from "../role-badges-panel.tsx";
import { AgeBadge, StateBadge } from "./user-badges.tsx";
import * as text from "./users-text.ts";

const date = shortDateFormat();

/** The columns of the list. Keys of sortable ones are those of the endpoint. */
export const userColumns: readonly Column<ListedMember>[] = [
  {
    key: "name",
    header: text.nameHeader,
    isSortable: true,
    cell: (user) => (
      <Stack $gap={0} style={{ minWidth: 160 }}>
        <Link to={`/admin/users/${user.memberId}`}>{user.displayName}</Link>
        <Text as="span" $size="small" $tone="muted">
          {user.email}
        </Text>
        {user.bio !== null && (
          <Text as="span" $size="small" $tone="muted" $lines={2}>
            {user.bio}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    key: "roles",
    header: text.rolesHeader,
    cell: ({ roles }) => (roles.length > 0 ? <RoleBadges roles={roles} /> : text.nothing),
  },
  { key: "age", header: text.ageHeader, cell: ({ age }) => <AgeBadge age={age} /> },
  { key: "state", header: text.stateHeader, cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: "completion",
    header: text.completionHeader,
    isNumeric: true,
    isSortable: true,
    cell: ({ completion }) => text.percent(completion),
  },
  { key: "phone", header: text.phoneHeader, cell: ({ phone }) => phone ?? text.nothing },
  { key: "location", header: text.locationHeader, cell: ({ location }) => location ?? text.nothing },
  {
    key: "level",
    header: text.levelHeader,
    cell: ({ spiritualLevel }) => (spiritualLevel ? text.levelNames[spiritualLevel] : text.nothing),
  },
  {
    key: "joined",
    header: text.joinedHeader,
    isSortable: true,
    cell: ({ createdAt }) => date.format(createdAt),
  },
];
