import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { useSearchParams } from "react-router";
import { QueryState } from "../frame/query-state.tsx";
import { ShowMore } from "../frame/show-more.tsx";
import { FilterChips } from "../ui/field/filter-chips.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { SafetyPage } from "./safety-page.tsx";

interface SectionProps<Filter extends string> {
  /** Names it for its visits, and its heading. */
  name: string;
  title: string;
  hint: string;
  filterLabel: string;
  /** What waits comes first. */
  filters: readonly [first: readonly [Filter, string], ...others: (readonly [Filter, string])[]];
  list: ComponentType<{ filter: Filter }>;
}

/** What leaders have to review, or have reviewed. The address says which. */
export function ReviewSection<Filter extends string>(props: SectionProps<Filter>) {
  const { name, title, hint, filterLabel, filters, list: List } = props;
  const [search, setSearch] = useSearchParams();
  const [[first]] = filters;
  const [filter] = filters.find(([each]) => each === search.get("show")) ?? filters[0];
  return (
    <SafetyPage visitKey={name}>
      <Stack as="section" aria-labelledby={name} $gap={16}>
        {/* The selected tab above says the same. */}
        <VisuallyHidden as="h2" id={name}>
          {title}
        </VisuallyHidden>
        <Text $tone="muted">{hint}</Text>
        <FilterChips
          label={filterLabel}
          options={filters}
          value={filter}
          onChange={(show) => setSearch(show === first ? {} : { show }, { replace: true })}
        />
        <List key={filter} filter={filter} />
      </Stack>
    </SafetyPage>
  );
}

interface ListProps<Data, Entry> {
  query: UseInfiniteQueryResult<{ pages: Data[]; pageParams: unknown[] }>;
  entriesOf: (pages: readonly Data[]) => readonly Entry[];
  keyOf: (entry: Entry) => string;
  label: string;
  loadingLabel: string;
  moreButton: string;
  /** An EmptyState. */
  empty: ReactNode;
  /** Shows one entry. */
  children: (entry: Entry) => ReactNode;
}

/** A list to review, which continues below the page that was read first. */
export function ReviewList<Data, Entry>(props: ListProps<Data, Entry>) {
  const { query, entriesOf, keyOf, label, loadingLabel, moreButton, empty, children } = props;
  if (!query.data) return <QueryState query={query} label={loadingLabel} level={3} rows={3} />;
  const entries = entriesOf(query.data.pages);
  if (entries.length === 0) return empty;
  return (
    <>
      <Stack as="ul" aria-label={label} $gap={12}>
        {entries.map((entry) => (
          <li key={keyOf(entry)}>{children(entry)}</li>
        ))}
      </Stack>
      <ShowMore query={query}>{moreButton}</ShowMore>
    </>
  );
}
