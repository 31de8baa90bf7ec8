import { createContext, useContext } from "react";
import { matchPath, useLocation } from "react-router";
import type { Section } from "../feature.ts";
import type { LazyScreen } from "../lazy/lazy-screen.ts";

export interface LoadedSection extends Section {
  Screen: LazyScreen;
}

/** The sections of the sidebar around this screen. */
export const Sections = createContext<readonly LoadedSection[]>([]);

/** The section at this address: of those above it the one with the longest address. */
export function SectionAtAddress() {
  const { pathname } = useLocation();
  const [section] = useContext(Sections)
    .filter(({ to }) => matchPath({ path: to, end: false }, pathname))
    .sort((one, other) => other.to.length - one.to.length);
  return section && <section.Screen />;
}
