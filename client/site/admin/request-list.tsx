import { useSearchParams } from "react-router";
import { EMAIL_MAX_LENGTH } from "../../../schema/limits.ts";
import { exportRequests, formKinds, inboxOwners, inboxStateFilters } from "../../../schema/site/admin-api.ts";
import { AddressSearch, AddressSelect } from "../../frame/section/address-filter.tsx";
import { DownloadButton } from "../../frame/section/download-button.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { download } from "../../net/http/download.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { optionsOf } from "../../ui/field/options-of.ts";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { useTableState } from "../../ui/table/use-table-state.ts";
import * as text from "./request-admin-text.ts";
import { filterIn } from "./request-filter.ts";
import { RequestTable, sortable } from "./request-table.tsx";
import { WaitingLinks } from "./waiting-links.tsx";

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
              options={optionsOf(formKinds, text.kindNames)}
            />
            <AddressSelect
              name="owner"
              label={text.ownerFilter}
              anyLabel={text.anyOption}
              options={optionsOf(inboxOwners, text.ownerOptions)}
            />
          </Grid>
        </Stack>
        <RequestTable path="/admin/messages" empty={<EmptyState title={text.emptyTitle} hint={text.emptyHint} />} />
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
