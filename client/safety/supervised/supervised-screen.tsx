import { useQuery } from "@tanstack/react-query";
import { CHANNEL_NAME_MAX_LENGTH, SUPERVISED_PER_PAGE } from "../../../schema/limits.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { AddressSearch } from "../../frame/section/address-filter.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { FilterChips } from "../../ui/field/filter-chips.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { SafetyPage } from "../safety-page.tsx";
import { type SupervisedFilter, supervisedQuery } from "./supervised-queries.ts";
import { SupervisedRow } from "./supervised-row.tsx";
import * as text from "./supervised-text.ts";
import { useSupervisedFilter } from "./use-supervised-filter.ts";

const kinds = [
  [null, text.everythingFilter],
  ["conversation", text.conversationsFilter],
  ["channel", text.channelsFilter],
] as const;

/** The conversations and channels that the reader supervises, newest message first. */
export function SupervisedScreen() {
  const { filter, setKind, setPage } = useSupervisedFilter();
  return (
    <SafetyPage visitKey="supervised">
      <Stack as="section" aria-labelledby="supervised" $gap={16}>
        <Heading id="supervised" level={2}>
          {text.title}
        </Heading>
        <Text $tone="muted">{text.hint}</Text>
        <AddressSearch name="name" label={text.searchLabel} maxLength={CHANNEL_NAME_MAX_LENGTH} />
        <FilterChips label={text.filterLabel} options={kinds} value={filter.kind} onChange={setKind} />
        <SupervisedList filter={filter} onPage={setPage} />
      </Stack>
    </SafetyPage>
  );
}

function SupervisedList({ filter, onPage }: { filter: SupervisedFilter; onPage: (page: number) => void }) {
  const query = useQuery(supervisedQuery(filter));
  if (!query.data) return <QueryState query={query} label={text.loading} level={3} rows={5} />;
  const { threads, total } = query.data;
  if (total === 0) return <NothingSupervised name={filter.name} />;
  return (
    <Stack $gap={12}>
      <Stack as="ul" aria-label={text.title} aria-busy={query.isPlaceholderData} $gap={4}>
        {threads.map((thread) => (
          <li key={thread.threadId}>
            <SupervisedRow thread={thread} />
          </li>
        ))}
      </Stack>
      <TablePager page={filter.page} pageSize={SUPERVISED_PER_PAGE} rowCount={total} onPage={onPage} />
    </Stack>
  );
}

function NothingSupervised({ name }: { name: string }) {
  return name === "" ? (
    <EmptyState level={3} title={text.emptyTitle} hint={text.emptyHint} />
  ) : (
    <EmptyState level={3} title={text.notFoundTitle} hint={text.notFoundHint(name)} />
  );
}
