import { SectionScreen } from "../frame/section/section-screen.tsx";
import { ConversationsPanel } from "./conversations-panel.tsx";
import { messagesHint, messagesTitle } from "./panel-text.ts";

export const MessagesSection = () => (
  <SectionScreen title={messagesTitle} lead={messagesHint} width="reading">
    <ConversationsPanel />
  </SectionScreen>
);
