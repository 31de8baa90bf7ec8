export const closeLabel = "Close";
export const cancelButton = "Cancel";

// A part of the app that could not be loaded after a press
export const loadFailedTitle = "No connection";
export const loadFailedMessage = "That didn’t load. Check your network and press again, or reload the page.";
export const reloadButton = "Reload the page";
