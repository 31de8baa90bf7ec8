import { Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import styled from "styled-components";
import { ConversationsPanel } from "../../chat/conversations-panel.tsx";
import { StreakPanel } from "../../devotion/streak-panel.tsx";
import { TodayPanel } from "../../devotion/today-panel.tsx";
import { EventsPanel } from "../../event/events-panel.tsx";
import { START_PATH } from "../../frame/return-path.ts";
import { Screen } from "../../frame/screen.tsx";
import { TonightRoomsPanel } from "../../game/list/tonight-rooms-panel.tsx";
import { community } from "../../net/community.ts";
import { useSession } from "../../net/session.ts";
import { useHydrated } from "../../net/use-hydrated.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Skeleton, SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { PlayersPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { lazyPart } from "../../ui/late/lazy-part.ts";
import { Cluster, Row, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import { TonightCard } from "../program/tonight-card.tsx";
import * as text from "./member-text.ts";

const JoinSection = lazyPart(async () => (await import("../request/join-section.tsx")).JoinSection);

const Columns = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  > * { min-width: 0; }
  ${from.tablet} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;
const Picture = styled.div`
  flex: none;
  width: 112px;
  > svg { width: 100%; height: auto; }
  ${from.wide} { width: 160px; }
`;

/** HOME-1: what is waiting for a member. */
export function MemberHome() {
  const { me } = useSession();
  const isNameless = me && !me.full_name;
  return (
    <Screen width="full">
      <Stack $gap={48}>
        <Stack $gap={24}>
          <Row $justify="between" $gap={16}>
            <Stack $gap={4}>
              <Heading level={1}>
                {isNameless ? text.firstGreeting(community.name) : text.greeting(me?.full_name ?? "")}
              </Heading>
              {isNameless ? (
                <Cluster>
                  <ButtonLink to={START_PATH}>{text.startLink}</ButtonLink>
                </Cluster>
              ) : (
                <Text $tone="muted">{text.lead}</Text>
              )}
            </Stack>
            <Picture>
              <PlayersPicture />
            </Picture>
          </Row>
          {/* What belongs to the member is read once it is known who that is. */}
          <Columns>
            <Stack $gap={24}>
              <TonightCard />
              <TodayPanel />
              {me ? <ConversationsPanel /> : <SkeletonCard lines={6} />}
            </Stack>
            <Stack $gap={24}>
              <TonightRoomsPanel />
              {me ? <StreakPanel /> : <SkeletonCard lines={9} />}
            </Stack>
          </Columns>
        </Stack>
        <EventsPanel />
        <JoinIfAsked />
      </Stack>
    </Screen>
  );
}

/** Members need no form here, but links to #join still lead to it. The server doesn't know what follows the #. */
function JoinIfAsked() {
  const { hash } = useLocation();
  if (!useHydrated() || hash !== "#join") return null;
  return (
    <Suspense fallback={<Skeleton $height="34rem" />}>
      <JoinSection />
      <GoToJoin />
    </Suspense>
  );
}

/** Beside the section, so that this runs once it is there. */
function GoToJoin() {
  useEffect(() => {
    const section = document.getElementById("join");
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
  }, []);
  return null;
}
