import { MyEventsPanel } from "../event/mine/my-events-panel.tsx";
import { SectionScreen } from "../frame/section/section-screen.tsx";
import { eventsTitle } from "./dashboard-text.ts";

export const EventsSection = () => (
  <SectionScreen title={eventsTitle} width="reading">
    <MyEventsPanel />
  </SectionScreen>
);
