import type { Section } from "../../../frame/feature.ts";
import type { LoadedSection } from "../../../frame/section/sections.tsx";
import { lazyPart } from "../../../ui/late/lazy-part.ts";
import { features } from "../../features.ts";
import type { SidebarItem } from "./sidebar-panel.tsx";

export type LinkedSection = SidebarItem & Pick<Section, "unread">;

/** What the features show in this sidebar, in order, and what they add to the bar above it. */
export async function loadSidebar(name: "dashboard" | "admin") {
  const modules = await Promise.all(features.flatMap((feature) => feature[name]?.sections() ?? []));
  const sections = modules
    .flatMap((module) => module.sections)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map((section): LoadedSection => ({ ...section, Screen: lazyPart(section.screen) }));
  const links = features.flatMap((feature) => feature.links ?? []);
  return {
    sections,
    title: links.find(({ to }) => to === `/${name}`)?.label ?? "",
    parts: await Promise.all(modules.flatMap(({ bar }) => bar?.() ?? [])),
  };
}

/** The links of these sections. */
export const linkedSections = (sections: readonly Section[]): readonly LinkedSection[] =>
  sections.flatMap(({ label, to, icon, unread }) =>
    label === undefined ? [] : [{ label, to, icon, ...(unread && { unread }) }],
  );

/** The links with the numbers of what is unread. */
export const useCountedItems = (items: readonly LinkedSection[]): readonly SidebarItem[] =>
  items.map(({ unread, ...item }) => {
    // The list of sections never changes.
    // biome-ignore lint/correctness/useHookAtTopLevel: each render calls the same ones
    const count = unread?.useCount() ?? 0;
    return unread ? { ...item, count, countLabel: unread.labelOf(count) } : item;
  });
