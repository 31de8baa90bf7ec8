import { Link } from "react-router";
import type { ListedMember } from "../../../schema/member/admin-api.ts";
import { shortDateFormat } from "../../ui/format/format.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import type { Column } from "../../ui/table/column.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { RoleBadges } from "../role-badges-panel.tsx";
import { AgeBadge, StateBadge } from "./user-badges.tsx";
import * as text from "./users-text.ts";

const date = shortDateFormat();

/** Who this is. One cell, because most members have not entered all of it. */
function Person({ user }: { user: ListedMember }) {
  const { spiritualLevel, phone, location, bio } = user;
  const details = [phone, location, spiritualLevel && text.levelNames[spiritualLevel]].filter((each) => each !== null);
  return (
    <Stack $gap={0} style={{ minWidth: 180 }}>
      <Cluster $gap={8}>
        <Link to={`/admin/users/${user.memberId}`}>{user.displayName}</Link>
        <RoleBadges roles={user.roles} />
      </Cluster>
      {[user.email, details.join(" · ")].filter(Boolean).map((line) => (
        <SecondaryText as="span" key={line}>
          {line}
        </SecondaryText>
      ))}
      {bio !== null && (
        <SecondaryText as="span" $lines={2}>
          {bio}
        </SecondaryText>
      )}
    </Stack>
  );
}

/** The columns of the list. Keys of sortable ones are those of the endpoint. */
export const userColumns: readonly Column<ListedMember>[] = [
  { key: "name", header: text.nameHeader, isSortable: true, cell: (user) => <Person user={user} /> },
  { key: "age", header: text.ageHeader, isShort: true, cell: ({ age }) => <AgeBadge age={age} /> },
  { key: "state", header: text.stateHeader, isShort: true, cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: "completion",
    header: text.completionHeader,
    isNumeric: true,
    isShort: true,
    isSortable: true,
    cell: ({ completion }) => text.percent(completion),
  },
  {
    key: "joined",
    header: text.joinedHeader,
    isShort: true,
    isSortable: true,
    cell: ({ createdAt }) => date.format(createdAt),
  },
];
