import { OwnChannelsPanel } from "../channel/own-channels-panel.tsx";
import { SectionScreen } from "../frame/section/section-screen.tsx";
import { communityTitle } from "./post-text.ts";
import { PostsPanel } from "./posts-panel.tsx";

export const CommunitySection = () => (
  <SectionScreen title={communityTitle} width="reading">
    <PostsPanel />
    <OwnChannelsPanel />
  </SectionScreen>
);
