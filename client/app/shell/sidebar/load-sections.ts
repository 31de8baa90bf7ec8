import type { LoadedSection } from "../../../frame/section/sections.tsx";
import { lazyPart } from "../../../ui/late/lazy-part.ts";
import type { SidebarItem } from "../../../ui/navigation/sidebar-panel.tsx";
import { features } from "../../features.ts";

/** What the features show in this sidebar, in order. */
export async function loadSections(name: "dashboard" | "admin"): Promise<readonly LoadedSection[]> {
  const loaded = await Promise.all(features.flatMap((feature) => feature[name]?.sections() ?? []));
  const sections = loaded
    .flatMap((module) => module.sections)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return sections.map((section) => ({ ...section, Screen: lazyPart(section.screen) }));
}

/** The links of these sections. */
export const linkedSections = (sections: readonly LoadedSection[]): readonly SidebarItem[] =>
  sections.flatMap(({ label, to, icon }) => (label === undefined ? [] : [{ label, to, icon }]));
