import { OwnChannelsPanel } from "../channel/own-channels-panel.tsx";
import { PostsPanel } from "../post/posts-panel.tsx";
import { communityTitle } from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

export const CommunitySection = () => (
  <SectionScreen title={communityTitle} width="reading">
    <PostsPanel />
    <OwnChannelsPanel />
  </SectionScreen>
);
