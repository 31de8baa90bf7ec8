import { contactLink } from "../../frame/contact-link.ts";
import { community } from "../../net/community.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import * as text from "./page-text.ts";

interface Props {
  label?: string;
  /** The text that is filled in when the chat opens. */
  message?: string;
}

/** Opens a chat with the community. If the community has set no chat link, it leads to the join form. */
export function ContactButton({ label = text.contactButton, message = community.contactMessage }: Props) {
  if (community.contactUrl === null) {
    return (
      <ButtonLink to="/#join" variant="secondary">
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink href={contactLink(community.contactUrl, message)} target="_blank" rel="noreferrer" variant="secondary">
      <span>
        {label}
        <VisuallyHidden>{` ${text.opensNewTab}`}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
