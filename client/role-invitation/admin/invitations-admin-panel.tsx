import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ROLE_INVITATIONS_PER_PAGE } from "../../../schema/role-invitation/role-invitation.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { useKeptFocus } from "../../ui/overlay/use-kept-focus.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { InvitationCard } from "./invitation-card.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { invitationsQuery } from "./role-invitation-admin-queries.ts";
import * as text from "./role-invitation-admin-text.ts";

/** The section of invitations to roles: a form, and all invitations. */
export function InvitationsAdminPanel() {
  return (
    <SectionScreen title={text.title} lead={text.lead} width="full" visitKey="admin-invitations">
      <TwoColumns $side={400}>
        <InvitationForm />
        <InvitationList />
      </TwoColumns>
    </SectionScreen>
  );
}

function InvitationList() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const query = useQuery(invitationsQuery(page));
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const show = (next: number) => setSearch(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true });
  return (
    <div {...keptFocus}>
      <Stack as="section" aria-label={text.listTitle} $gap={12}>
        <Heading level={2} size="title">
          {text.listTitle}
        </Heading>
        {!query.data && <QueryState query={query} label={text.loading} rows={6} />}
        {query.data?.total === 0 && <EmptyState title={text.emptyTitle} hint={text.emptyHint} level={3} />}
        {query.data && query.data.total > 0 && (
          <>
            <Stack as="ul" $gap={12}>
              {query.data.invitations.map((invitation) => (
                <li key={invitation.invitationId}>
                  <InvitationCard invitation={invitation} />
                </li>
              ))}
            </Stack>
            <TablePager page={page} pageSize={ROLE_INVITATIONS_PER_PAGE} rowCount={query.data.total} onPage={show} />
          </>
        )}
      </Stack>
    </div>
  );
}
