import { FeedPanel } from "../devotion/feed-panel.tsx";
import * as text from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

export const DevotionsSection = () => (
  <SectionScreen title={text.devotionsTitle}>
    <FeedPanel path="/dashboard/devotions" />
  </SectionScreen>
);
