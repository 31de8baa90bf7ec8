import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { QUIET_MEMBERS_PER_PAGE, quietDays } from "../../../schema/admin/analytics-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { FilterChips } from "../../ui/field/filter-chips.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { readPage } from "../../ui/table/table-state.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { type QuietFilter, quietMembersQuery } from "../analytics/analytics-queries.ts";
import * as text from "../analytics/analytics-text.ts";
import { QuietList } from "./quiet-list.tsx";

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
function filterIn(search: URLSearchParams): QuietFilter {
  return {
    days: quietDays.find((each) => String(each) === search.get("quiet")) ?? quietDays[0],
    page: readPage(search.get("page"), 10_000),
  };
}

/** ADMIN-15: the members who have gone quiet, each with a leader who knows them. */
export function QuietPanel() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const show = ({ days, page }: QuietFilter) =>
    setSearch(
      { ...(days !== quietDays[0] && { quiet: String(days) }), ...(page > 1 && { page: String(page) }) },
      { preventScrollReset: true },
    );
  const query = useQuery(quietMembersQuery(filter));
  const totalOf = (days: number) => query.data?.totals.find((total) => total.days === days)?.members ?? 0;
  return (
    <Panel title={text.quietTitle}>
      <Stack $gap={16}>
        <SecondaryText>{text.quietHint}</SecondaryText>
        {query.data ? (
          <>
            <FilterChips
              label={text.quietLabel}
              options={quietDays.map((days) => [days, text.quietFilter(days, totalOf(days))] as const)}
              value={filter.days}
              onChange={(days) => show({ days, page: 1 })}
            />
            {totalOf(filter.days) === 0 ? (
              <EmptyState level={3} title={text.nobodyQuietTitle} hint={text.nobodyQuietHint(filter.days)} />
            ) : (
              <QuietList members={query.data.members} isStale={query.isPlaceholderData} />
            )}
            <TablePager
              page={filter.page}
              pageSize={QUIET_MEMBERS_PER_PAGE}
              rowCount={totalOf(filter.days)}
              onPage={(page) => show({ ...filter, page })}
            />
          </>
        ) : (
          <QueryState query={query} label={text.loadingQuiet} level={3} rows={4} />
        )}
      </Stack>
    </Panel>
  );
}
