import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { myEventsTitle } from "./mine-text.ts";
import { MyEventsPanel } from "./my-events-panel.tsx";

export const EventsSection = () => (
  <SectionScreen title={myEventsTitle} width="reading">
    <MyEventsPanel />
  </SectionScreen>
);
