import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ACTIVITIES_PER_PAGE, ACTIVITY_PAGES_MAX, activityTypes } from "../../../schema/admin/api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { FilterChips } from "../../ui/field/filter-chips.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { readPage } from "../../ui/table/table-state.ts";
import { type ActivityFilter, activitiesQuery } from "../admin-queries.ts";
import { ActivityList } from "./activity-list.tsx";
import * as text from "./activity-text.ts";

const filters = [
  [null, text.everythingFilter],
  ...activityTypes.map((type) => [type, text.filterLabels[type]] as const),
] as const;

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
function filterIn(search: URLSearchParams): ActivityFilter {
  return {
    page: readPage(search.get("page"), ACTIVITY_PAGES_MAX),
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
        <FilterChips
          label={text.kindLabel}
          options={filters}
          value={filter.type}
          onChange={(type) => show({ page: 1, type })}
        />
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
      <TablePager page={filter.page} pageSize={ACTIVITIES_PER_PAGE} rowCount={total} onPage={onPage} />
    </Stack>
  );
}
