import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CHANNEL_NAME_MAX_LENGTH, SUPERVISED_PER_PAGE } from "../../../schema/limits.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { ToggleChip } from "../../ui/button/toggle-chip.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { useDebounced } from "../../ui/field/use-debounced.ts";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
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
  const { filter, setKind, setName, setPage } = useSupervisedFilter();
  return (
    <SafetyPage visitKey="supervised">
      <Stack as="section" aria-labelledby="supervised" $gap={16}>
        <Heading id="supervised" level={2}>
          {text.title}
        </Heading>
        <Text $tone="muted">{text.hint}</Text>
        <NameSearch name={filter.name} onChange={setName} />
        <Cluster role="group" aria-label={text.filterLabel} $gap={8}>
          {kinds.map(([kind, label]) => (
            <ToggleChip key={label} pressed={filter.kind === kind} onClick={() => setKind(kind)}>
              {label}
            </ToggleChip>
          ))}
        </Cluster>
        <SupervisedList filter={filter} onPage={setPage} />
      </Stack>
    </SafetyPage>
  );
}

/** Changes the address only at a pause in typing. */
function NameSearch({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const [isTyping, setIsTyping] = useState(false);
  const settled = useDebounced(typed.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing changes the address
  useEffect(() => {
    if (isTyping && settled === typed.trim() && settled !== name) onChange(settled);
  }, [settled]);
  return (
    <SearchField
      label={text.searchLabel}
      value={typed}
      maxLength={CHANNEL_NAME_MAX_LENGTH}
      onChange={(value) => {
        setIsTyping(true);
        setTyped(value);
      }}
    />
  );
}

function SupervisedList({ filter, onPage }: { filter: SupervisedFilter; onPage: (page: number) => void }) {
  const query = useQuery(supervisedQuery(filter));
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loading} level={3}>
        <SkeletonRows rows={5} />
      </QueryState>
    );
  }
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
      <TablePager
        page={filter.page}
        pageCount={Math.max(1, Math.ceil(total / SUPERVISED_PER_PAGE))}
        rowCount={total}
        onPrevious={() => onPage(filter.page - 1)}
        onNext={() => onPage(filter.page + 1)}
      />
    </Stack>
  );
}

function NothingSupervised({ name }: { name: string }) {
  return name === "" ? (
    <EmptyState level={3} title={text.emptyTitle}>
      {text.emptyHint}
    </EmptyState>
  ) : (
    <EmptyState level={3} title={text.notFoundTitle}>
      {text.notFoundHint(name)}
    </EmptyState>
  );
}
