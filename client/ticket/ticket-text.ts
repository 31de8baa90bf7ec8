export const screenTitle = "Your ticket";
export const loadingTicket = "Loading ticket...";
export const downloadButton = "Download Ticket";
export const printButton = "Print";
export const eventLink = "Back to the event";
export const homeLink = "Go to the home page";
export const makingPdf = "Making your PDF…";
export const downloadedToast = "Ticket downloaded successfully!";
/** The page itself does not open offline yet. */
export const networkHint = "No network at the door? Keep this page open, or download the ticket before you go.";
/** Shown with a ticket that could not be read again. */
export const offlineTitle = "Couldn’t check for changes";
export const offlineMessage = "This is your ticket as you last saw it. It still works at the door.";
/** For screen readers. */
export const codeLabel = "QR code of your ticket, for the door";
export const codeHint = "Show this at the door. It’s kept on this phone, also without a network.";
