import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Finding } from "../../../schema/payment/admin-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { formatNaira } from "../../ui/format/format.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Text } from "../../ui/text/text.tsx";
import { findingsQuery } from "./reconciliation-queries.ts";
import * as text from "./reconciliation-text.ts";

/** PAY-50: what a comparison has found, and what to do about it. */
export function FindingList({ reconciliationId }: { reconciliationId: string }) {
  const query = useQuery(findingsQuery(reconciliationId));
  if (!query.data) return <QueryState query={query} label={text.loadingFindings} rows={3} />;
  const { findings, reconciliation } = query.data;
  const isPart = findings.length < reconciliation.findingCount;
  return (
    <Stack $gap={16}>
      <Stack as="ul" aria-label={text.findingsLabel} $gap={24}>
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what a comparison has found never changes
          <Stack as="li" key={index} $gap={8}>
            <FindingItem finding={finding} />
          </Stack>
        ))}
      </Stack>
      {isPart && <Text $tone="muted">{text.onlyFirst(findings.length)}</Text>}
    </Stack>
  );
}

function FindingItem({ finding }: { finding: Finding }) {
  const { title, advice } = text.findings[finding.kind];
  return (
    <>
      <Text $weight={700}>{title}</Text>
      <Text $size="small">{advice}</Text>
      <DescriptionList compact items={factsOf(finding)} />
    </>
  );
}

/** The ticket comes first: it leads to whom this is about. */
function factsOf({ ticket, txRef, transactionId, oursKobo, theirsKobo }: Finding) {
  const amount = (kobo: number | null) => (kobo === null ? text.noAmount : formatNaira(kobo));
  return [
    ...(ticket
      ? [
          {
            name: text.ticketName,
            value: (
              <Link to={`/admin/events/${ticket.eventId}?search=${ticket.reference}`}>
                {text.ticketOf(ticket.reference, ticket.eventTitle)}
              </Link>
            ),
          },
        ]
      : []),
    { name: text.oursName, value: amount(oursKobo) },
    { name: text.theirsName, value: amount(theirsKobo) },
    ...(txRef === "" ? [] : [{ name: text.txRefName, value: txRef }]),
    // A ticket without a payment has its own reference here, which is above already.
    ...(txRef === "" && ticket ? [] : [{ name: text.transactionName, value: transactionId || text.noAmount }]),
  ];
}
