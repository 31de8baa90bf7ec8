import type { QueryKey } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import type { Me } from "../../schema/account/api.ts";
import type { Access } from "./access.ts";
import type { ErrorNoun, ErrorTextLoaders } from "./error-text.ts";
import type { LivePart } from "./live.ts";

/** Loads the code of a screen. */
export type ScreenLoader = () => Promise<ComponentType>;

/** Loads this export of a module. */
export const screenOf =
  <Name extends string>(fetchModule: () => Promise<Record<Name, ComponentType>>, name: Name): ScreenLoader =>
  async () =>
    (await fetchModule())[name];

/** Screens of one kind. */
export interface FeatureRoutes {
  access: Access;
  /**
   * What surrounds the screen. `page`: navigation above and the footer below. `filled`: navigation above, and the screen fills
   * the rest of the window. `bare`: nothing, the screen fills the window.
   */
  frame: "page" | "filled" | "bare";
  /** By their address. */
  screens: Readonly<Record<string, ScreenLoader>>;
}

/** A link of the navigation. The numbers say where it appears, and at which position. */
export interface NavigationLink {
  label: string;
  to: string;
  /** Who sees it. */
  for: Access;
  /** In the header and in the footer. */
  header?: number;
  /** In the footer alone, after those of the header. */
  footer?: number;
  /** Among the member's own links: in a wide header, and under More on a phone. */
  member?: number;
  /** Only under More, in one order with those of `member`. */
  more?: number;
  /** In the bar at the lower edge of a phone. */
  tab?: number;
  /** Loads what a member's bars show with the label. */
  appearance?: () => Promise<LinkAppearance>;
}

export interface LinkAppearance {
  icon: ReactNode;
  /** Counts what is unread behind the link. */
  useUnread?: () => number;
}

/**
 * `thread`: nothing. An open conversation or channel has a bar of its own at the top and its composer at the lower edge, and its
 * back link leads to the list, as in other chat apps. `header`: the header alone.
 */
export type PhoneFrame = "thread" | "header";

/** One page in a sidebar. */
export interface Section {
  /** Its address, or the pattern of several. */
  to: string;
  /** The position of its link in the sidebar. Only pages with a label have one. */
  order?: number;
  label?: string;
  icon?: ReactNode;
  /** Further pages of it, for the command palette. */
  pages?: readonly { to: string; title: string }[];
  /** What is unread in it, and in words what that is. */
  unread?: { useCount: () => number; labelOf: (count: number) => string };
  screen: ScreenLoader;
}

/** Something over any page. */
export interface FeatureOverlay {
  isWanted(me: Me): boolean;
  part: ScreenLoader;
}

/** Pages in a sidebar. The links and the screens are loaded with it. */
export interface SidebarPart {
  /** The addresses of the pages below that of the sidebar: "" or "/users/:memberId". */
  paths: readonly string[];
  /** `bar` is beside the member's account. */
  sections: () => Promise<{ sections: readonly Section[]; bar?: ScreenLoader }>;
}

/**
 * What a feature adds to the client. Every page loads all declarations, so they hold addresses, names and functions that load
 * the rest.
 */
export interface ClientFeature {
  routes?: readonly FeatureRoutes[];
  links?: readonly NavigationLink[];
  dashboard?: SidebarPart;
  admin?: SidebarPart;
  /** At the end of a member's header. */
  memberBar?: ScreenLoader;
  overlay?: FeatureOverlay;
  /** What is unread, in the title of the browser's tab. */
  useTitleCount?: () => number;
  /** By the noun that its codes begin with. */
  errorTexts?: ErrorTextLoaders;
  /** The nouns whose texts come with its screens, because a room sends their codes and no call that fails loads them. */
  roomErrors?: readonly ErrorNoun[];
  /** What it does while a member is connected. */
  live?: () => Promise<{ live: LivePart }>;
  /** Its pages for reading and choosing, where a card over the page does no harm. */
  calm?: readonly string[];
  /** Its pages where something runs that must not be covered or offered a reload: a game, check-in, a payment. */
  busy?: readonly string[];
  /** What a phone shows around a screen at this address, if it is not the bar with the tabs. */
  phone?: (address: Pick<Location, "pathname" | "search">) => PhoneFrame | undefined;
  /** The beginnings of the keys of what members can read offline. */
  saved?: readonly QueryKey[];
}
