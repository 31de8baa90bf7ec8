import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EMAIL_MAX_LENGTH } from "../../../schema/limits.ts";
import {
  exportRequests,
  inboxKinds,
  inboxOwners,
  inboxStateFilters,
  REQUESTS_PER_PAGE,
} from "../../../schema/site/admin-api.ts";
import { AddressSearch, AddressSelect } from "../../frame/section/address-filter.tsx";
import { DownloadButton } from "../../frame/section/download-button.tsx";
import { QueryTable } from "../../frame/section/query-table.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { download } from "../../net/http/download.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { optionsOf } from "../../ui/field/options-of.ts";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { useTableState } from "../../ui/table/use-table-state.ts";
import * as text from "./request-admin-text.ts";
import { requestColumns, senderOf } from "./request-columns.tsx";
import { filterIn, RECEIVED } from "./request-filter.ts";
import { requestsQuery } from "./request-queries.ts";
import { WaitingLinks } from "./waiting-links.tsx";

const sortable = [RECEIVED];

// `open` is what an empty filter means.
const stateChoices = inboxStateFilters.filter((each) => each !== "open");

/** All requests, with search, filters, order and page in the address, and links to what waits elsewhere. */
export function RequestList() {
  return (
    <SectionScreen title={text.title} lead={text.lead} width="full" visitKey="admin-messages" action={<ListDownload />}>
      <WaitingLinks />
      <Stack $gap={16}>
        <Stack role="group" aria-label={text.filtersLabel} $gap={12}>
          <AddressSearch name="search" label={text.searchLabel} maxLength={EMAIL_MAX_LENGTH} />
          <Grid $minWidth={120} $gap={8}>
            <AddressSelect
              name="state"
              label={text.stateFilter}
              anyLabel={text.stateOptions.open}
              options={optionsOf(stateChoices, text.stateOptions)}
            />
            <AddressSelect
              name="kind"
              label={text.kindFilter}
              anyLabel={text.anyOption}
              options={optionsOf(inboxKinds, text.kindNames)}
            />
            <AddressSelect
              name="owner"
              label={text.ownerFilter}
              anyLabel={text.anyOption}
              options={optionsOf(inboxOwners, text.ownerOptions)}
            />
          </Grid>
        </Stack>
        <RequestTable />
      </Stack>
    </SectionScreen>
  );
}

function ListDownload() {
  const [search] = useSearchParams();
  const [state] = useTableState({ sortable });
  const load = () => download(exportRequests, { query: filterIn(search, state) });
  return <DownloadButton label={text.downloadButton} load={load} failedText={text.downloadFailed} />;
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
