import Search from "lucide-react/icons/search";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { searchAllLink } from "./link-text.ts";

/** Searches for this in all messages, from a search of something narrower. */
export const SearchAllLink = ({ typed }: { typed: string }) => (
  <ButtonLink
    variant="quiet"
    icon={<Search aria-hidden />}
    to={`/messages/search?${new URLSearchParams({ words: typed.trim() })}`}
  >
    {searchAllLink}
  </ButtonLink>
);
