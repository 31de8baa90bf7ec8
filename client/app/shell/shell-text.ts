import { countOf } from "../../ui/format/format.ts";

// The header
export const memberLinksLabel = "Your pages";
export const menuLabel = "Menu";
export const signInLink = "Sign In";
export const joinLink = "Join";
export const unreadMessages = (unread: number): string => countOf(unread, "unread message");

// The footer
export const pagesTitle = "Pages";
export const contactLink = "Contact Us";
export const themeTitle = "Theme";
export const copyright = (year: number, community: string): string => `© ${year} ${community}`;
