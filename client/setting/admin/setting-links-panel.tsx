import Settings from "lucide-react/icons/settings";
import type { ReactNode } from "react";
import { type SettingSection, settingSections } from "./setting-sections.ts";
import { labels } from "./setting-text.ts";

interface SettingLink {
  to: string;
  title: string;
  /** The settings that are found there. */
  detail: string;
  start: ReactNode;
}

const sections: readonly SettingSection[] = Object.values(settingSections);

/** ADMIN-41: the sections of the settings, for the command palette. */
export const settingLinks: readonly SettingLink[] = sections.map(({ id, title, more, keys }) => ({
  to: `/admin/settings#${id}`,
  title,
  detail: [...(more === undefined ? [] : [more]), ...keys.map((key) => labels[key])].join(", "),
  start: <Settings aria-hidden />,
}));
