import { useMutation, useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useSearchParams } from "react-router";
import { EMAIL_MAX_LENGTH } from "../../../schema/limits.ts";
import {
  exportRequests,
  inboxKinds,
  inboxOwners,
  inboxStateFilters,
  REQUESTS_PER_PAGE,
} from "../../../schema/site/admin-api.ts";
import { toastError } from "../../frame/error-text.ts";
import { AddressSearch, AddressSelect } from "../../frame/section/address-filter.tsx";
import { QueryTable } from "../../frame/section/query-table.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { download, saveFile } from "../../net/http/download.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { useTableState } from "../../ui/table/use-table-state.ts";
import * as text from "./request-admin-text.ts";
import { requestColumns, senderOf } from "./request-columns.tsx";
import { filterIn, RECEIVED } from "./request-filter.ts";
import { requestsQuery } from "./request-queries.ts";
import { WaitingLinks } from "./waiting-links.tsx";

const sortable = [RECEIVED];

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

// `open` is what an empty filter means.
const stateChoices = inboxStateFilters.filter((each) => each !== "open");

/** All requests, with search, filters, order and page in the address, and links to what waits elsewhere. */
export function RequestList() {
  return (
    <SectionScreen
      title={text.title}
      lead={text.lead}
      width="full"
      visitKey="admin-messages"
      action={<DownloadButton />}
    >
      <WaitingLinks />
      <Stack $gap={16}>
        <Stack role="group" aria-label={text.filtersLabel} $gap={12}>
          <AddressSearch name="search" label={text.searchLabel} maxLength={EMAIL_MAX_LENGTH} />
          <Grid $minWidth={120} $gap={8}>
            <AddressSelect
              name="state"
              label={text.stateFilter}
              anyLabel={text.stateOptions.open}
              options={options(stateChoices, text.stateOptions)}
            />
            <AddressSelect
              name="kind"
              label={text.kindFilter}
              anyLabel={text.anyOption}
              options={options(inboxKinds, text.kindNames)}
            />
            <AddressSelect
              name="owner"
              label={text.ownerFilter}
              anyLabel={text.anyOption}
              options={options(inboxOwners, text.ownerOptions)}
            />
          </Grid>
        </Stack>
        <RequestTable />
      </Stack>
    </SectionScreen>
  );
}

function DownloadButton() {
  const [search] = useSearchParams();
  const [state] = useTableState({ sortable });
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(exportRequests, { query: filterIn(search, state) }),
    onSuccess: saveFile,
    onError: (error) => toastError(error, text.downloadFailed),
  });
  return (
    <Button variant="secondary" icon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {text.downloadButton}
    </Button>
  );
}

function RequestTable() {
  const [search] = useSearchParams();
  const [state, setState] = useTableState({ sortable });
  const query = useQuery(requestsQuery({ ...filterIn(search, state), page: state.page }));
  return (
    <QueryTable
      query={query}
      loadingLabel={text.loadingList}
      caption={text.listTitle}
      columns={requestColumns}
      rowsOf={({ requests }) => requests}
      keyOf={({ requestId }) => requestId}
      nameOf={senderOf}
      pageSize={REQUESTS_PER_PAGE}
      state={state}
      onStateChange={setState}
      empty={
        search.toString() !== "" ? (
          <EmptyState title={text.nothingFoundTitle} hint={text.nothingFoundHint} />
        ) : (
          <EmptyState title={text.emptyTitle} hint={text.emptyHint} />
        )
      }
    />
  );
}
