import { eventDay, eventHours } from "../../../schema/event/event-time.ts";
import type { Core } from "../../platform/core.ts";
import type { StoredText } from "../../platform/site/stored-text.ts";
import { listEvents } from "../event.ts";

/** EVENT-153: the next events of the home page, for readers without JavaScript. Each leads to its own page, which has the rest. */
export const eventsText = ({ database, community }: Pick<Core, "database" | "community">): StoredText => ({
  path: "/",
  name: "events",
  level: 3,
  async read() {
    const { upcoming } = await listEvents(database);
    const { timeZone } = community;
    return upcoming.slice(0, 6).map((event) => ({
      title: event.title,
      path: `/event/${event.eventId}`,
      lines: [[eventDay(event.eventDate, timeZone), eventHours(event, timeZone), event.location].join(" · ")],
    }));
  },
});
