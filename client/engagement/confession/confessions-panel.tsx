import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { ListedConfession } from "../../../schema/engagement/confession-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { FilterChips } from "../../ui/field/filter-chips.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { type BoxFilter, boxQuery } from "./box-queries.ts";
import * as text from "./confession-text.ts";
import { formatDate } from "./slip.ts";

const filters = [
  ["waiting", text.waitingFilter],
  ["others", text.othersFilter],
] as const;

/** The Confession Box, for leads and admins. The address says which entries are shown. */
export function ConfessionsPanel() {
  const [search, setSearch] = useSearchParams();
  const filter: BoxFilter = search.get("show") === "others" ? "others" : "waiting";
  return (
    <Stack as="section" aria-labelledby="box" $gap={16}>
      <Heading id="box" level={2}>
        {text.listTitle}
      </Heading>
      <Text $tone="muted">{text.listHint}</Text>
      <FilterChips
        label={text.filterLabel}
        options={filters}
        value={filter}
        onChange={(show) => setSearch(show === "waiting" ? {} : { show }, { replace: true })}
      />
      <Box key={filter} filter={filter} />
    </Stack>
  );
}

function Box({ filter }: { filter: BoxFilter }) {
  const query = useQuery(boxQuery(filter));
  if (!query.data) return <QueryState query={query} label={text.loadingList} level={3} rows={3} />;
  const { confessions, total } = query.data;
  if (confessions.length === 0) {
    return (
      <EmptyState
        picture={<LampPicture />}
        level={3}
        title={text.emptyTitles[filter]}
        hint={filter === "waiting" && text.emptyHint}
      />
    );
  }
  return (
    <>
      <Stack as="ul" aria-label={text.listTitle} $gap={12}>
        {confessions.map((confession) => (
          <li key={confession.confessionId}>
            <ConfessionCard confession={confession} />
          </li>
        ))}
      </Stack>
      {total > confessions.length && <Text $tone="muted">{text.more(total - confessions.length)}</Text>}
    </>
  );
}

function ConfessionCard({ confession }: { confession: ListedConfession }) {
  const { confessionId, state, excerpt, hasContact, lastMessageOn } = confession;
  return (
    <Card as={Link} to={`/safety/confessions/${confessionId}`} $padding={16} $pressable style={{ display: "block" }}>
      <Stack $gap={12}>
        <Cluster $gap={8}>
          <Badge tone={state === "waiting" ? "warning" : "neutral"}>{text.stateBadges[state]}</Badge>
          {hasContact && <Badge tone="danger">{text.contactBadge}</Badge>}
        </Cluster>
        <Text $lines={3}>{excerpt}</Text>
        <SecondaryText>{text.lastMessage(formatDate(lastMessageOn))}</SecondaryText>
      </Stack>
    </Card>
  );
}
