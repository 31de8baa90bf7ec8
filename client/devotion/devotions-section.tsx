import { SectionScreen } from "../frame/section/section-screen.tsx";
import { screenTitle } from "./devotion-text.ts";
import { FeedPanel } from "./feed-panel.tsx";

export const DevotionsSection = () => (
  <SectionScreen title={screenTitle}>
    <FeedPanel path="/dashboard/devotions" />
  </SectionScreen>
);
