import Plus from "lucide-react/icons/plus";
import Scale from "lucide-react/icons/scale";
import { SectionScreen } from "../../frame/section/section-screen.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster } from "../../ui/layout/stack.ts";
import { ManagedEventsPanel } from "../manage/managed-events-panel.tsx";
import * as text from "./event-admin-text.ts";

const attendeesPath = (eventId: string): string => `/admin/events/${eventId}`;

/** All events. Each leads to its attendees. */
export function EventList() {
  return (
    <SectionScreen
      title={text.title}
      visitKey="admin-events"
      action={
        <Cluster $gap={8}>
          <ButtonLink variant="secondary" to="/admin/events/payments" icon={<Scale aria-hidden />}>
            {text.paymentsLink}
          </ButtonLink>
          <ButtonLink to="/events/manage/new" icon={<Plus aria-hidden />}>
            {text.newButton}
          </ButtonLink>
        </Cluster>
      }
    >
      <ManagedEventsPanel pathOf={attendeesPath} />
    </SectionScreen>
  );
}
