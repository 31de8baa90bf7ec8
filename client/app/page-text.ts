// What index.html shows before the app has started. The build writes it into the page.
export const loading = "Loading...";
export const needsScripts = "This page needs JavaScript. Please switch it on in your browser.";
// For browsers that are older than those the app is built for.
export const tooOld = "This browser is too old for this site.";
export const updateBrowser =
  "You can read our pages, but they may look wrong and most buttons won’t work. Update the browser or your phone’s system, or open this page in another browser, such as Chrome or Firefox.";
