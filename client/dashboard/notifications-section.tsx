import { NotificationsPanel } from "../notification/notifications-panel.tsx";
import { notificationsTitle } from "./dashboard-text.ts";
import { SectionScreen } from "./section-screen.tsx";

export const NotificationsSection = () => (
  <SectionScreen title={notificationsTitle} width="reading">
    <NotificationsPanel />
  </SectionScreen>
);
