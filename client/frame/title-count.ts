import { createContext } from "react";

/** The number of unread notifications in the document's title. The app provides it, so that screens don't import notifications. */
export const TitleCount = createContext(0);
