import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../frame/query-state.tsx";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { SetupPanel } from "../../setting/admin/setup/setup-panel.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { ActivityList } from "../activity/activity-list.tsx";
import { overviewQuery } from "../admin-queries.ts";
import { CountCards } from "./count-cards.tsx";
import { NeedsYou } from "./needs-you.tsx";
import * as text from "./overview-text.ts";

/** How much there is of everything, and what members did lately. */
export function OverviewSection() {
  const query = useQuery(overviewQuery);
  return (
    <SectionScreen title={text.title} width="full">
      <NeedsYou />
      <SetupPanel />
      {query.data ? (
        <>
          <Stack as="section" $gap={12}>
            <Heading level={2} size="title">
              {text.countsTitle}
            </Heading>
            <CountCards counts={query.data.counts} />
          </Stack>
          <Panel
            title={text.recentTitle}
            action={
              <ButtonLink to="/admin/activity" variant="quiet">
                {text.allActivitiesLink}
              </ButtonLink>
            }
          >
            <ActivityList activities={query.data.activities} label={text.recentTitle} />
          </Panel>
        </>
      ) : (
        <QueryState query={query} label={text.loading} rows={8} />
      )}
    </SectionScreen>
  );
}
