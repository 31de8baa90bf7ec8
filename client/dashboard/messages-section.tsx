import { ConversationsPanel } from "../chat/conversations-panel.tsx";
import { messagesHint, messagesTitle } from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

export const MessagesSection = () => (
  <SectionScreen title={messagesTitle} lead={messagesHint} width="reading">
    <ConversationsPanel />
  </SectionScreen>
);
