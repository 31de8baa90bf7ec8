import { type ComponentProps, useContext, useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { pageTitleAt, titleOf } from "../../schema/site/pages.ts";
import { community } from "../net/community.ts";
import { shortCount } from "../ui/format/short-count.ts";
import { Page } from "../ui/layout/page.tsx";
import { TitleCount } from "./title-count.ts";

interface Props extends ComponentProps<typeof Page> {
  /** The first part of the document's title; the community's name follows. Public pages have theirs in schema/site/pages.ts. */
  title?: string;
  /** What counts as an arrival, where an address with another `?search` is still the same one; else every link does. */
  arrival?: string;
}

/** The arrival that was acted on; a screen that is drawn again while it loads is not another one. */
let lastArrival: string | undefined;

/** True where there was one. The focus goes to the heading of the screen, or of the part asked for, so that those who listen hear where they are. */
function focusHeading(place: HTMLElement | null): boolean {
  const heading = place?.querySelector<HTMLElement>("h1, h2, h3");
  if (heading) {
    heading.tabIndex = -1;
    // It is no control: the ring would promise something to press.
    heading.style.outline = "none";
  }
  (heading ?? place)?.focus({ preventScroll: true });
  return heading !== null && heading !== undefined;
}

/** What every screen stands in: its title, and its arrival at the top with the focus on its heading. */
export function Screen({ title, arrival, ...page }: Props) {
  const { key: address, hash, pathname } = useLocation();
  const key = arrival ?? address;
  const arrived = useNavigationType();

  const unread = useContext(TitleCount);

  useEffect(() => {
    const name = titleOf(title ?? pageTitleAt(pathname), community.name);
    document.title = unread > 0 ? `(${shortCount(unread)}) ${name}` : name;
  }, [title, unread, pathname]);

  useLayoutEffect(() => {
    const isFirst = lastArrival === undefined;
    if (lastArrival === key) return;
    if (isFirst) lastArrival = key;
    const asked = hash === "" ? null : document.getElementById(hash.slice(1));
    if (isFirst && !asked) return;
    // Back and forward keep the place that the browser remembers; on a first visit it looked before there was anything.
    if (isFirst || arrived !== "POP") {
      if (asked) asked.scrollIntoView();
      else window.scrollTo(0, 0);
    }
    // A skeleton has no heading: the screen that takes its place is still the same arrival.
    if (focusHeading(asked ?? document.getElementById("main"))) lastArrival = key;
  }, [key, hash, arrived]);

  return <Page {...page} />;
}
