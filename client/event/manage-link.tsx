import { hasAccess } from "../frame/access.ts";
import { useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Cluster } from "../ui/layout/stack.ts";
import { copyPath } from "./copy-path.ts";
import * as text from "./event-text.ts";

/** The ways to an event's form and to a copy of it, or without an event to the form of a new one, for those who manage events. */
export function ManageLink({ eventId }: { eventId?: string }) {
  const { me } = useSession();
  if (me === null || !hasAccess("event-manager", me)) return null;
  return (
    <Cluster>
      <ButtonLink variant="secondary" to={`/events/manage/${eventId ?? "new"}`}>
        {eventId === undefined ? text.newLink : text.manageLink}
      </ButtonLink>
      {eventId !== undefined && (
        <ButtonLink variant="secondary" to={copyPath(eventId)}>
          {text.copyLink}
        </ButtonLink>
      )}
    </Cluster>
  );
}
