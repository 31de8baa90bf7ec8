import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ACTIVITIES_PER_PAGE, ACTIVITY_PAGES_MAX, activityTypes } from "../../../schema/admin/api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { ToggleChip } from "../../ui/button/toggle-chip.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { type ActivityFilter, activitiesQuery } from "../admin-queries.ts";
import { ActivityList } from "./activity-list.tsx";
import * as text from "./activity-text.ts";

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
function filterIn(search: URLSearchParams): ActivityFilter {
  const page = Number(search.get("page"));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= ACTIVITY_PAGES_MAX ? page : 1,
    type: activityTypes.find((each) => each === search.get("type")) ?? null,
  };
}

/** What members did, newest first. */
export function ActivitySection() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const show = ({ page, type }: ActivityFilter) =>
    setSearch({ ...(type && { type }), ...(page > 1 && { page: String(page) }) }, { preventScrollReset: true });
  return (
    <SectionScreen title={text.title} visitKey="admin-activity">
      <Stack $gap={16}>
        <Cluster role="group" aria-label={text.kindLabel} $gap={8}>
          <ToggleChip pressed={filter.type === null} onClick={() => show({ page: 1, type: null })}>
            {text.everythingFilter}
          </ToggleChip>
          {activityTypes.map((type) => (
            <ToggleChip key={type} pressed={filter.type === type} onClick={() => show({ page: 1, type })}>
              {text.filterLabels[type]}
            </ToggleChip>
          ))}
        </Cluster>
        <ActivityPage filter={filter} onPage={(page) => show({ ...filter, page })} />
      </Stack>
    </SectionScreen>
  );
}

function ActivityPage({ filter, onPage }: { filter: ActivityFilter; onPage: (page: number) => void }) {
  const query = useQuery(activitiesQuery(filter));
  if (!query.data) return <QueryState query={query} label={text.loading} rows={8} />;
  const { activities, total } = query.data;
  return (
    <Stack $gap={12} aria-busy={query.isPlaceholderData}>
      <Card>
        <ActivityList activities={activities} label={text.title} />
      </Card>
      <TablePager
        page={filter.page}
        pageCount={Math.max(1, Math.ceil(total / ACTIVITIES_PER_PAGE))}
        rowCount={total}
        onPrevious={() => onPage(filter.page - 1)}
        onNext={() => onPage(filter.page + 1)}
      />
    </Stack>
  );
}
