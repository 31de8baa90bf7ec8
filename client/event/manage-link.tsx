import { hasAccess } from "../frame/access.ts";
import { useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Cluster } from "../ui/layout/stack.ts";
import * as text from "./event-text.ts";

/** The way to an event's form, or without an event to the list of events, for those who manage them. */
export function ManageLink({ eventId }: { eventId?: string }) {
  const { me } = useSession();
  if (me === null || !hasAccess("event-manager", me)) return null;
  return (
    <Cluster>
      <ButtonLink variant="secondary" to={`/events/manage/${eventId ?? "new"}`}>
        {eventId === undefined ? text.newLink : text.manageLink}
      </ButtonLink>
    </Cluster>
  );
}
