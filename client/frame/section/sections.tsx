import { createContext, useContext } from "react";
import { matchRoutes, useLocation } from "react-router";
import type { LazyPart } from "../../ui/late/lazy-part.ts";
import type { Section } from "../feature.ts";

export interface LoadedSection extends Section {
  Screen: LazyPart;
}

/** The sections of the sidebar around this screen. */
export const Sections = createContext<readonly LoadedSection[]>([]);

/** The section at this address, or a page below it. */
export function SectionAtAddress() {
  const sections = useContext(Sections).map(({ to, Screen }) => ({ path: to, Screen }));
  const [found] = matchRoutes(sections, useLocation()) ?? [];
  return found && <found.route.Screen />;
}
