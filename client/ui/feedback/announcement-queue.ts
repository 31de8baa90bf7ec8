/** Screen readers miss a text that is replaced faster than this. */
const GAP_MS = 300;

/** Shows announcements one after another, so that two in the same moment are both read out. */
export function createAnnouncementQueue(show: (text: string) => void): (message: string) => void {
  const waiting: string[] = [];
  let isShowing = false;
  let last = "";

  function showNext(): void {
    const message = waiting.shift();
    isShowing = message !== undefined;
    if (message === undefined) return;
    // The same sentence twice is two events. A changed trailing space makes screen readers read it again.
    last = last === message ? `${message}\u00a0` : message;
    show(last);
    setTimeout(showNext, GAP_MS);
  }

  return (message) => {
    waiting.push(message);
    if (!isShowing) showNext();
  };
}
