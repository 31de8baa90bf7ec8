import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import {
  ageStates,
  exportMembers,
  MEMBERS_PER_PAGE,
  memberSorts,
  memberStates,
} from "../../../schema/member/admin-api.ts";
import { AddressDay, AddressSearch, AddressSelect } from "../../frame/section/address-filter.tsx";
import { DownloadButton } from "../../frame/section/download-button.tsx";
import { QueryTable } from "../../frame/section/query-table.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { download } from "../../net/http/download.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { optionsOf } from "../../ui/field/options-of.ts";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { useTableState } from "../../ui/table/use-table-state.ts";
import { userColumns } from "./user-columns.tsx";
import { filterIn, roleChoices } from "./user-filter.ts";
import { UserSelection } from "./user-selection.tsx";
import { usersQuery } from "./users-queries.ts";
import * as text from "./users-text.ts";

const roleLabels = { ...text.roleNames, none: text.noRoleOption };

/** All members, with search, filters, order and page in the address. */
export function UserList() {
  return (
    <SectionScreen title={text.title} lead={text.lead} width="full" visitKey="admin-users" action={<ListDownload />}>
      <Stack $gap={16}>
        <Stack role="group" aria-label={text.filtersLabel} $gap={12}>
          <AddressSearch name="search" label={text.searchLabel} maxLength={FULL_NAME_MAX_LENGTH} />
          <Grid $minWidth={146} $gap={8}>
            <AddressSelect
              name="role"
              label={text.roleFilter}
              anyLabel={text.anyOption}
              options={optionsOf(roleChoices, roleLabels)}
            />
            <AddressSelect
              name="state"
              label={text.stateFilter}
              anyLabel={text.anyOption}
              options={optionsOf(memberStates, text.stateNames)}
            />
            <AddressSelect
              name="age"
              label={text.ageFilter}
              anyLabel={text.anyOption}
              options={optionsOf(ageStates, text.ageNames)}
            />
            <AddressDay name="joined" label={text.joinedFilter} />
          </Grid>
        </Stack>
        <UserTable />
      </Stack>
    </SectionScreen>
  );
}

function ListDownload() {
  const [search] = useSearchParams();
  const [state] = useTableState({ sortable: memberSorts });
  const load = () => download(exportMembers, { query: filterIn(search, state) });
  return <DownloadButton label={text.downloadButton} load={load} failedText={text.downloadFailed} />;
}

function UserTable() {
  const [search] = useSearchParams();
  const [state, setState] = useTableState({ sortable: memberSorts });
  const query = useQuery(usersQuery({ ...filterIn(search, state), page: state.page }));
  const members = query.data?.members ?? [];
  return (
    <QueryTable
      query={query}
      loadingLabel={text.loadingList}
      caption={text.title}
      columns={userColumns}
      rowsOf={(found) => found.members}
      keyOf={({ memberId }) => memberId}
      nameOf={({ displayName }) => displayName}
      pageSize={MEMBERS_PER_PAGE}
      state={state}
      onStateChange={setState}
      selectionActions={(selected) => (
        <UserSelection members={members} selected={selected} onDone={() => setState({ ...state, selected: [] })} />
      )}
      empty={<EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
    />
  );
}
