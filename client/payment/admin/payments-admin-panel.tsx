import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { RECONCILIATIONS_PER_PAGE } from "../../../schema/payment/admin-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { readPage } from "../../ui/table/table-state.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { ReconciliationCard } from "./reconciliation-card.tsx";
import { ReconciliationForm } from "./reconciliation-form.tsx";
import { reconciliationsQuery } from "./reconciliation-queries.ts";
import * as text from "./reconciliation-text.ts";

/** The comparisons of the payments with the provider’s list. */
export function PaymentsAdminPanel() {
  return (
    <SectionScreen
      title={text.title}
      lead={text.lead}
      width="wide"
      visitKey="admin-payments"
      back={<BackLink to="/admin/events">{text.backLink}</BackLink>}
    >
      <Comparisons />
    </SectionScreen>
  );
}

function Comparisons() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search.get("page"), 10_000);
  const query = useQuery(reconciliationsQuery(page));
  if (!query.data) return <QueryState query={query} label={text.loading} rows={4} />;
  const { reconciliations, total, canStart } = query.data;
  const show = (next: number) => setSearch(next > 1 ? { page: String(next) } : {});
  const open = (reconciliationId: string | null) =>
    setSearch(
      { ...(page > 1 && { page: String(page) }), ...(reconciliationId !== null && { run: reconciliationId }) },
      { preventScrollReset: true },
    );
  return (
    <TwoColumns $side={320}>
      <Stack as="section" aria-label={text.runsTitle} $gap={16}>
        <Heading level={2} size="title">
          {text.runsTitle}
        </Heading>
        {reconciliations.length === 0 && <EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
        <Stack as="ul" aria-label={text.runsTitle} aria-busy={query.isPlaceholderData} $gap={12}>
          {reconciliations.map((each) => (
            <li key={each.reconciliationId}>
              <ReconciliationCard
                reconciliation={each}
                isOpen={search.get("run") === each.reconciliationId}
                onToggle={(isOpen) => open(isOpen ? each.reconciliationId : null)}
              />
            </li>
          ))}
        </Stack>
        <TablePager page={page} pageSize={RECONCILIATIONS_PER_PAGE} rowCount={total} onPage={show} />
      </Stack>
      {canStart ? (
        <ReconciliationForm onStarted={(reconciliationId) => setSearch({ run: reconciliationId })} />
      ) : (
        <Notice tone="info" title={text.offTitle}>
          {text.offHint}
        </Notice>
      )}
    </TwoColumns>
  );
}
