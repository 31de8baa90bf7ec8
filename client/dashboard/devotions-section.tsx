import { FeedPanel } from "../devotion/feed-panel.tsx";
import { SectionScreen } from "../frame/section/section-screen.tsx";
import * as text from "./dashboard-text.ts";

export const DevotionsSection = () => (
  <SectionScreen title={text.devotionsTitle}>
    <FeedPanel path="/dashboard/devotions" />
  </SectionScreen>
);
