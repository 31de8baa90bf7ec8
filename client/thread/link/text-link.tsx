import { type MouseEvent, useContext } from "react";
import { Link } from "react-router";
import { ownPathOf } from "./own-link.ts";
import { TextActionsContext } from "./text-actions.ts";

interface Props {
  href: string;
  /** The address as somebody wrote it. */
  typed: string;
}

/**
 * A link in a message. A page of this community opens in place; another site only after a question (THREAD-36). It sends no
 * referrer.
 */
export function TextLink({ href, typed }: Props) {
  const actions = useContext(TextActionsContext);
  const path = ownPathOf(href);
  if (path !== null) return <Link to={path}>{typed}</Link>;
  function ask(event: MouseEvent) {
    if (!actions) return;
    event.preventDefault();
    actions.leave({ href, typed });
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-haspopup={actions ? "dialog" : undefined}
      onClick={ask}
    >
      {typed}
    </a>
  );
}
