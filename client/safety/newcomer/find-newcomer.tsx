import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FULL_NAME_MAX_LENGTH, NEWCOMERS_FOUND, PEOPLE_SEARCH_MIN_LENGTH } from "../../../schema/limits.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { SearchField } from "../../ui/field/search-field.tsx";
import { useDebounced } from "../../ui/field/use-debounced.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { newcomersFoundQuery } from "./newcomer-queries.ts";
import { NewcomerRow } from "./newcomer-row.tsx";
import * as text from "./newcomer-text.ts";

/** How mentors confirm ages: they find a person whom they know by name. There is no list to browse. */
export function FindNewcomer() {
  const [typed, setTyped] = useState("");
  const name = useDebounced(typed.trim());
  const isTooShort = name.length < PEOPLE_SEARCH_MIN_LENGTH;
  return (
    <Stack $gap={12}>
      <SearchField
        label={text.searchLabel}
        hideLabel={false}
        placeholder={text.searchPlaceholder}
        maxLength={FULL_NAME_MAX_LENGTH}
        value={typed}
        onChange={setTyped}
      />
      {isTooShort ? (
        <Text role="status" $tone="muted" $size="small">
          {text.typeMore}
        </Text>
      ) : (
        <NewcomersFound name={name} />
      )}
    </Stack>
  );
}

function NewcomersFound({ name }: { name: string }) {
  const query = useQuery(newcomersFoundQuery(name));
  if (!query.data) {
    return (
      <QueryState query={query} label={text.searching} level={3}>
        <SkeletonRows rows={2} />
      </QueryState>
    );
  }
  const { newcomers } = query.data;
  return (
    <Stack $gap={8}>
      <Stack as="ul" aria-label={text.foundLabel} aria-busy={query.isPlaceholderData || undefined} $gap={8}>
        {newcomers.map((newcomer) => (
          <li key={newcomer.memberId}>
            <NewcomerRow newcomer={newcomer} />
          </li>
        ))}
      </Stack>
      <Text role="status" $tone="muted" $size="small">
        {newcomers.length === 0 && text.nobodyFound}
        {newcomers.length === NEWCOMERS_FOUND && text.moreFound}
      </Text>
    </Stack>
  );
}
