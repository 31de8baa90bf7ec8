import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import Sparkles from "lucide-react/icons/sparkles";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import {
  DEVOTION_PAGES_MAX,
  DEVOTION_SEARCH_MAX_LENGTH,
  devotionStates,
  type ListedDevotion,
  MANAGED_DEVOTIONS_PER_PAGE,
} from "../../../../schema/devotion/admin-api.ts";
import { AddressSearch, AddressSelect } from "../../../frame/section/address-filter.tsx";
import { QueryTable } from "../../../frame/section/query-table.tsx";
import { SectionScreen } from "../../../frame/section/section-screen.tsx";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { PagesPicture } from "../../../ui/illustration/pages-picture.tsx";
import { usePart } from "../../../ui/late/use-part.ts";
import { Cluster, Grid, Stack } from "../../../ui/layout/stack.ts";
import { useTableState } from "../../../ui/table/use-table-state.ts";
import { managedDevotionsQuery } from "../devotion-admin-queries.ts";
import * as text from "../devotion-admin-text.ts";
import { devotionColumns } from "./devotion-columns.tsx";
import { filterIn, orderOf, sortableColumns } from "./devotion-filter.ts";
import { DevotionSelection } from "./devotion-selection.tsx";
import { useDevotionActions } from "./use-devotion-actions.tsx";

const states = devotionStates.map((value) => ({ value, label: text.stateLabels[value] }));

/** DEVOTION-40: all devotions, with search, state, order and page in the address. */
export function DevotionList() {
  return (
    <SectionScreen title={text.title} width="full" visitKey="admin-devotions" action={<ListActions />}>
      <Stack $gap={16}>
        <Grid role="group" aria-label={text.filtersLabel} $minWidth={200} $gap={12}>
          <AddressSearch
            name="search"
            label={text.searchLabel}
            placeholder={text.searchHint}
            hideLabel={false}
            maxLength={DEVOTION_SEARCH_MAX_LENGTH}
          />
          <AddressSelect name="state" label={text.stateFilter} anyLabel={text.anyState} options={states} />
        </Grid>
        <DevotionTable />
      </Stack>
    </SectionScreen>
  );
}

const ListActions = () => (
  <Cluster $gap={8}>
    <ButtonLink variant="secondary" to="/admin/devotions/draft" icon={<Sparkles aria-hidden />}>
      {text.draftButton}
    </ButtonLink>
    <ButtonLink to="/admin/devotions/new" icon={<Plus aria-hidden />}>
      {text.newButton}
    </ButtonLink>
  </Cluster>
);

function DevotionTable() {
  const [search] = useSearchParams();
  const [state, setState] = useTableState({ sortable: sortableColumns });
  const page = Math.min(state.page, DEVOTION_PAGES_MAX);
  const filter = filterIn(search);
  const query = useQuery(managedDevotionsQuery(filter, orderOf(state), page));
  const [moving, setMoving] = useState<ListedDevotion | null>(null);
  const actionsOf = useDevotionActions(setMoving);
  const { isError } = query;
  useEffect(() => {
    if (isError) toast({ ...text.fetchFailed, variant: "destructive" });
  }, [isError]);
  return (
    <>
      <QueryTable
        query={query}
        loadingLabel={text.loadingList}
        caption={text.title}
        columns={devotionColumns}
        rowsOf={({ devotions }) => devotions}
        keyOf={({ devotionId }) => devotionId}
        nameOf={({ title }) => title}
        pageSize={MANAGED_DEVOTIONS_PER_PAGE}
        state={{ ...state, page }}
        onStateChange={setState}
        rowActions={actionsOf}
        selectionActions={(selected) => (
          <DevotionSelection
            devotionIds={selected}
            areDeleted={filter.state === "deleted"}
            onDone={() => setState({ ...state, page, selected: [] })}
          />
        )}
        empty={<EmptyState title={text.emptyTitle} picture={<PagesPicture />} hint={text.emptyHint} />}
      />
      <LateOtherDay devotion={moving} onClose={() => setMoving(null)} />
    </>
  );
}

/** The dialog is loaded when it is needed. */
function LateOtherDay({ devotion, onClose }: { devotion: ListedDevotion | null; onClose: () => void }) {
  const { part } = usePart(() => import("./other-day-dialog.tsx"), devotion !== null, onClose);
  return part && devotion && <part.OtherDayDialog devotion={devotion} onClose={onClose} />;
}
