import { OwnChannelsPanel } from "../channel/own-channels-panel.tsx";
import { SectionScreen } from "../frame/section/section-screen.tsx";
import { PostsPanel } from "../post/posts-panel.tsx";
import { communityTitle } from "./dashboard-text.ts";

export const CommunitySection = () => (
  <SectionScreen title={communityTitle} width="reading">
    <PostsPanel />
    <OwnChannelsPanel />
  </SectionScreen>
);
