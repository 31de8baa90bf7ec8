import Plus from "lucide-react/icons/plus";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ManagedEventsPanel } from "../manage/managed-events-panel.tsx";
import * as text from "./event-admin-text.ts";

/** The events section of the admin area. */
export function EventAdminPanel() {
  return (
    <SectionScreen
      title={text.title}
      visitKey="admin-events"
      action={
        <ButtonLink to="/events/manage/new" icon={<Plus aria-hidden />}>
          {text.newButton}
        </ButtonLink>
      }
    >
      <ManagedEventsPanel />
    </SectionScreen>
  );
}
