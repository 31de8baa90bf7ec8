import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../frame/query-state.tsx";
import { formatNumber } from "../../ui/format/format.ts";
import { MetricCard } from "../../ui/layout/metric-card.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import * as text from "./request-admin-text.ts";
import { waitingQuery } from "./request-queries.ts";

/** The list of each number, the most urgent first. */
const places = [
  ["reports", "/safety"],
  ["flagged", "/safety/flagged"],
  ["confessions", "/safety/confessions"],
  ["parents", "/safety/parents"],
  ["questions", "/safety/questions"],
  ["pods", "/safety/pods"],
  ["newcomers", "/safety/newcomers"],
] as const;

/** INBOX-10: what waits in the lists of /safety, which are not repeated here. */
export function WaitingLinks() {
  const query = useQuery(waitingQuery);
  return (
    <Stack as="section" aria-label={text.waitingTitle} $gap={12}>
      <Heading level={2} size="title">
        {text.waitingTitle}
      </Heading>
      {query.data ? (
        <Grid as="ul" $minWidth={140} $gap={12}>
          {places.map(([name, to]) => (
            <li key={name}>
              <MetricCard label={text.waitingLabels[name]} value={formatNumber(query.data[name])} to={to} />
            </li>
          ))}
        </Grid>
      ) : (
        <QueryState query={query} label={text.waitingTitle} rows={2} />
      )}
    </Stack>
  );
}
