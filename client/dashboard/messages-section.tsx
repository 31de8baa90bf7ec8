import { ConversationsPanel } from "../chat/conversations-panel.tsx";
import { SectionScreen } from "../frame/section/section-screen.tsx";
import { messagesHint, messagesTitle } from "./dashboard-text.ts";

export const MessagesSection = () => (
  <SectionScreen title={messagesTitle} lead={messagesHint} width="reading">
    <ConversationsPanel />
  </SectionScreen>
);
