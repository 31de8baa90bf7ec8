import { UNREAD_COUNTED } from "../../../schema/limits.ts";
import { countOf } from "../../ui/format/format.ts";

// The header
export const memberLinksLabel = "Your pages";
export const menuLabel = "Menu";
export const signInLink = "Sign In";
export const joinLink = "Join";
export const unreadMessages = (unread: number): string => countOf(unread, "unread message");

// The sidebars
export const backToSiteLink = "Back to Site";

// The bar at the lower edge of a phone
export const bottomBarLabel = "Main";
export const moreLabel = "More";
/** In words what a tab's badge shows as "3" or "99+". */
export const unreadInTab = (unread: number): string =>
  unread >= UNREAD_COUNTED ? `more than ${UNREAD_COUNTED - 1} unread messages` : countOf(unread, "unread message");

// The footer
export const pagesTitle = "Pages";
export const contactLink = "Contact Us";
export const themeTitle = "Theme";
export const languageTitle = "Language";
export const dataSaverButton = "Save data";
export const dataSaverTitle = "Data saver";
export const copyright = (year: number, community: string): string => `© ${year} ${community}`;
