import { useMutation, useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useSearchParams } from "react-router";
import { FULL_NAME_MAX_LENGTH } from "../../../schema/limits.ts";
import {
  ageStates,
  exportMembers,
  MEMBERS_PER_PAGE,
  memberSorts,
  memberStates,
} from "../../../schema/member/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { AddressDay, AddressSearch, AddressSelect } from "../../frame/section/address-filter.tsx";
import { QueryTable } from "../../frame/section/query-table.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { download, saveFile } from "../../net/http/download.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { useTableState } from "../../ui/table/use-table-state.ts";
import { userColumns } from "./user-columns.tsx";
import { filterIn, roleChoices } from "./user-filter.ts";
import { UserSelection } from "./user-selection.tsx";
import { usersQuery } from "./users-queries.ts";
import * as text from "./users-text.ts";

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const roleLabels = { ...text.roleNames, none: text.noRoleOption };

/** All members, with search, filters, order and page in the address. */
export function UserList() {
  return (
    <SectionScreen title={text.title} lead={text.lead} width="full" visitKey="admin-users" action={<DownloadButton />}>
      <Stack $gap={16}>
        <Stack role="group" aria-label={text.filtersLabel} $gap={12}>
          <AddressSearch name="search" label={text.searchLabel} maxLength={FULL_NAME_MAX_LENGTH} />
          <Grid $minWidth={136} $gap={8}>
            <AddressSelect
              name="role"
              label={text.roleFilter}
              anyLabel={text.anyOption}
              options={options(roleChoices, roleLabels)}
            />
            <AddressSelect
              name="state"
              label={text.stateFilter}
              anyLabel={text.anyOption}
              options={options(memberStates, text.stateNames)}
            />
            <AddressSelect
              name="age"
              label={text.ageFilter}
              anyLabel={text.anyOption}
              options={options(ageStates, text.ageNames)}
            />
            <AddressDay name="joined" label={text.joinedFilter} />
          </Grid>
        </Stack>
        <UserTable />
      </Stack>
    </SectionScreen>
  );
}

function DownloadButton() {
  const [search] = useSearchParams();
  const [state] = useTableState({ sortable: memberSorts });
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportMembers, { query: filterIn(search, state) }),
    onSuccess: saveFile,
    onError: (error) => toastError(error, text.downloadFailed),
  });
  return (
    <Button variant="secondary" icon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {text.downloadButton}
    </Button>
  );
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
