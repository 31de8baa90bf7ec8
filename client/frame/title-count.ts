import { createContext } from "react";

/** How many unread notifications the document's title counts, from 0. The app provides it, so that a screen need not know them. */
export const TitleCount = createContext(0);
