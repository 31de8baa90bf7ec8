// An address without a screen
/** In the title of the browser's tab. */
export const notFoundTabTitle = "Page not found";
export const notFoundTitle = "Oops! Page not found";
export const notFoundHint = "There’s nothing at this address. The page may have moved, or part of the link is missing.";
export const returnHomeLink = "Return to Home";
