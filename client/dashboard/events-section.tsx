import { MyEventsPanel } from "../event/mine/my-events-panel.tsx";
import { eventsTitle } from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

export const EventsSection = () => (
  <SectionScreen title={eventsTitle} width="reading">
    <MyEventsPanel />
  </SectionScreen>
);
