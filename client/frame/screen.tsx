import { type ComponentProps, useContext, useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { pageTitleAt, titleOf } from "../../schema/site/pages.ts";
import { community } from "../net/community.ts";
import { shortCount } from "../ui/format/short-count.ts";
import { Page } from "./page.tsx";
import { TitleCount } from "./title-count.ts";

interface Props extends ComponentProps<typeof Page> {
  /** The first part of the document's title; the community's name follows. Public pages have theirs in schema/site/pages.ts. */
  title?: string;
  /** Identifies the visit. For a screen that stays the same when only `?search` changes; by default every link is a new visit. */
  visitKey?: string;
}

/** The visit that was handled last, because a screen renders several times while it loads. */
let lastVisit: string | undefined;

/** Moves the focus to the first heading in this element, so that screen readers say where they are. Returns false if there is none. */
export function focusHeading(part: HTMLElement | null): boolean {
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3");
  if (heading) {
    heading.tabIndex = -1;
    // A focus ring would make the heading look like a button.
    heading.style.outline = "none";
  }
  (heading ?? part)?.focus({ preventScroll: true });
  return heading !== null && heading !== undefined;
}

/** Wraps every screen. Sets the document's title; on a new visit, scrolls to the top and focuses the heading. */
export function Screen({ title, visitKey, ...page }: Props) {
  const { key: locationKey, hash, pathname } = useLocation();
  const visit = visitKey ?? locationKey;
  const navigationType = useNavigationType();

  const unread = useContext(TitleCount);

  useEffect(() => {
    const name = titleOf(title ?? pageTitleAt(pathname), community.name);
    document.title = unread > 0 ? `(${shortCount(unread)}) ${name}` : name;
  }, [title, unread, pathname]);

  useLayoutEffect(() => {
    // A pressed link is a visit of its own, even if the page that it was on never got as far as its screen.
    const isFirst = lastVisit === undefined && navigationType !== "PUSH";
    if (lastVisit === visit) return;
    if (isFirst) lastVisit = visit;
    const target = hash === "" ? null : document.getElementById(hash.slice(1));
    if (isFirst && !target) return;
    // On Back and Forward, the browser restores the scroll position. On a first visit it looked for the target too early.
    if (isFirst || navigationType !== "POP") {
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    }
    // A skeleton has no heading, so the screen that replaces it is still part of this visit.
    if (focusHeading(target ?? document.getElementById("main"))) lastVisit = visit;
  }, [visit, hash, navigationType]);

  return <Page {...page} />;
}
