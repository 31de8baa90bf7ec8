import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedMember } from "../../../../schema/member/admin-api.ts";
import { QueryState } from "../../../frame/query-state.tsx";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { SearchField } from "../../../ui/field/search-field.tsx";
import { useDebounced } from "../../../ui/field/use-debounced.ts";
import { ListRow } from "../../../ui/layout/list-row.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { Heading } from "../../../ui/text/heading.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { leadersQuery, peopleQuery } from "./people-queries.ts";
import * as text from "./setup-text.ts";

/** Who can handle reports now, and a search for somebody who should. Roles are given on the page of the user. */
export function LeaderList() {
  const query = useQuery(leadersQuery);
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const found = useQuery({ ...peopleQuery(search), enabled: search !== "" });
  return (
    <Stack>
      <Heading level={3} size="lead">
        {text.leadersTitle}
      </Heading>
      {query.data ? (
        <People members={query.data} label={text.leadersTitle} empty={text.noLeaders} />
      ) : (
        <QueryState query={query} label={text.loadingPeople} rows={2} />
      )}
      <Cluster>
        <ButtonLink variant="secondary" to="/admin/invitations">
          {text.inviteLink}
        </ButtonLink>
      </Cluster>
      <SearchField label={text.findLabel} hint={text.findHint} value={typed} onChange={setTyped} />
      <div role="status">
        {search !== "" && found.data && (
          <People members={found.data.members} label={text.foundLabel} empty={text.nobodyFound} />
        )}
      </div>
    </Stack>
  );
}

interface PeopleProps {
  members: readonly ListedMember[];
  label: string;
  empty: string;
}

function People({ members, label, empty }: PeopleProps) {
  if (members.length === 0) return <Text $tone="muted">{empty}</Text>;
  return (
    <ul aria-label={label}>
      {members.map(({ memberId, displayName, email, roles }) => (
        <li key={memberId}>
          <ListRow
            to={`/admin/users/${memberId}`}
            title={displayName}
            detail={[email, ...roles.map((role) => text.roleNames[role] ?? role)].join(" · ")}
          />
        </li>
      ))}
    </ul>
  );
}
