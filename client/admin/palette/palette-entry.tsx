import BookOpen from "lucide-react/icons/book-open";
import CalendarDays from "lucide-react/icons/calendar-days";
import CornerDownRight from "lucide-react/icons/corner-down-right";
import Hash from "lucide-react/icons/hash";
import Lock from "lucide-react/icons/lock";
import type { ReactNode } from "react";
import type { SearchHits } from "../../../schema/admin/search-api.ts";
import { foldDiacritics } from "../../../schema/fold-diacritics.ts";
import type { Section } from "../../frame/feature.ts";
import { settingLinks } from "../../setting/admin/setting-links-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import type { OptionGroup } from "../../ui/field/list-box.tsx";
import { shortDateFormat } from "../../ui/format/format.ts";
import * as text from "./palette-text.ts";

/** Something that the palette leads to. */
export interface PaletteEntry {
  /** Its address, which no other entry has. */
  to: string;
  title: string;
  detail?: string;
  start: ReactNode;
}

type Group = OptionGroup<PaletteEntry>;

const localDay = shortDateFormat();
/** A day of the calendar is the same day in every time zone. */
const calendarDay = shortDateFormat("UTC");

/** The sections whose name contains the words; all of them without words. */
export function sectionGroup(sections: readonly Section[], words: string): Group {
  const wanted = foldDiacritics(words);
  const found = sections.flatMap(({ to, label = "", icon }) =>
    label !== "" && foldDiacritics(label).includes(wanted) ? [{ to, title: label, start: icon }] : [],
  );
  return { title: text.sectionsTitle, items: found };
}

/** ADMIN-41: the pages and settings whose title or detail contains the words; none without words, which would hide the sections. */
export function pageGroups(sections: readonly Section[], words: string): Group[] {
  const start = <CornerDownRight aria-hidden />;
  const pages = sections.flatMap(({ pages = [] }) => pages.map((page) => ({ ...page, start })));
  const wanted = foldDiacritics(words);
  const found = (entries: readonly PaletteEntry[]) =>
    wanted === ""
      ? []
      : entries.filter(({ title, detail = "" }) => foldDiacritics(`${title}, ${detail}`).includes(wanted));
  return [
    { title: text.pagesTitle, items: found(pages) },
    { title: text.settingsTitle, items: found(settingLinks) },
  ];
}

/** ADMIN-41: what the server found, by kind. */
export function hitGroups({ members, events, devotions, channels }: SearchHits): Group[] {
  return [
    {
      title: text.membersTitle,
      items: members.map(({ memberId, displayName, email, avatarUrl }) => ({
        to: `/admin/users/${memberId}`,
        title: displayName,
        detail: email,
        start: <Avatar name={displayName} src={avatarUrl} size={36} />,
      })),
    },
    {
      title: text.eventsTitle,
      items: events.map(({ eventId, title, eventDate }) => ({
        to: `/admin/events/${eventId}`,
        title,
        detail: localDay.format(eventDate),
        start: <CalendarDays aria-hidden />,
      })),
    },
    {
      title: text.devotionsTitle,
      items: devotions.map(({ devotionId, title, date }) => ({
        to: `/admin/devotions/${devotionId}`,
        title,
        detail: calendarDay.format(new Date(date)),
        start: <BookOpen aria-hidden />,
      })),
    },
    {
      title: text.channelsTitle,
      items: channels.map(({ channelId, name, isPrivate }) => ({
        to: `/community/channel/${channelId}`,
        title: name,
        detail: isPrivate ? text.privateChannel : text.openChannel,
        start: isPrivate ? <Lock aria-hidden /> : <Hash aria-hidden />,
      })),
    },
  ];
}
