import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { ANNOUNCEMENTS_PER_PAGE } from "../../../schema/notification/admin-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { TablePager } from "../../ui/table/table-pager.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { AnnouncementCard } from "./announcement-card.tsx";
import { AnnouncementForm } from "./announcement-form.tsx";
import { announcementsQuery } from "./announcement-queries.ts";
import * as text from "./announcement-text.ts";

/** The section of notifications: a form, and what was sent and is scheduled. */
export function NotificationsAdminPanel() {
  return (
    <SectionScreen title={text.title} lead={text.lead} width="full" visitKey="admin-notifications">
      <TwoColumns $side={440}>
        <AnnouncementForm />
        <AnnouncementList />
      </TwoColumns>
    </SectionScreen>
  );
}

function AnnouncementList() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get("page"))) || 1);
  const query = useQuery(announcementsQuery(page));
  const show = (next: number) => setSearch(next > 1 ? { page: String(next) } : {}, { preventScrollReset: true });
  return (
    <Stack as="section" aria-label={text.listTitle} $gap={12}>
      <Heading level={2} size="title">
        {text.listTitle}
      </Heading>
      {!query.data && <QueryState query={query} label={text.loading} rows={6} />}
      {query.data?.total === 0 && <EmptyState title={text.emptyTitle} hint={text.emptyHint} />}
      {query.data && query.data.total > 0 && (
        <>
          <Stack as="ul" $gap={12}>
            {query.data.announcements.map((announcement) => (
              <li key={announcement.announcementId}>
                <AnnouncementCard announcement={announcement} />
              </li>
            ))}
          </Stack>
          <TablePager page={page} pageSize={ANNOUNCEMENTS_PER_PAGE} rowCount={query.data.total} onPage={show} />
        </>
      )}
    </Stack>
  );
}
