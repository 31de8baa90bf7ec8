import { community } from "../../net/community.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { contactLink } from "./contact-link.ts";
import * as text from "./page-text.ts";

/** Opens a chat with the community. If the community has set no chat link, it leads to the join form. */
export function ContactButton() {
  if (community.contactUrl === null) {
    return (
      <ButtonLink to="/#join" variant="secondary">
        {text.contactButton}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      href={contactLink(community.contactUrl, community.contactMessage)}
      target="_blank"
      rel="noreferrer"
      variant="secondary"
    >
      <span>
        {text.contactButton}
        <VisuallyHidden>{` ${text.opensNewTab}`}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
