import { EventsPanel } from "../../event/events-panel.tsx";
import { Screen } from "../../frame/screen.tsx";
import { TonightRoomsPanel } from "../../game/list/tonight-rooms-panel.tsx";
import { useSession } from "../../net/session.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { TonightCard } from "../program/tonight-card.tsx";
import * as text from "./member-text.ts";

/** What is waiting for a member. */
export function MemberHome() {
  const { me } = useSession();
  return (
    <Screen width="full">
      <Stack $gap={24}>
        <Heading level={1}>{text.greeting(me?.full_name ?? "")}</Heading>
        <TonightCard />
        <TonightRoomsPanel />
        <EventsPanel />
      </Stack>
    </Screen>
  );
}
