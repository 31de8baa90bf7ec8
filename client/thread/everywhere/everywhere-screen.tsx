import { useSearchParams } from "react-router";
import { Screen } from "../../frame/screen.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import * as text from "./everywhere-text.ts";
import { FoundMessages } from "./found-messages.tsx";
import { SearchFields } from "./search-fields.tsx";
import { filterIn } from "./search-filter.ts";

/** Searches all messages that the member may read. The address holds what is searched. */
export function EverywhereScreen() {
  const [address] = useSearchParams();
  const filter = filterIn(address);
  return (
    <Screen title={text.screenTitle} visitKey="search-messages">
      <Stack $gap={16}>
        <div>
          <BackLink to="/messages">{text.backLink}</BackLink>
          <Heading level={1}>{text.screenTitle}</Heading>
        </div>
        <SearchFields filter={filter} />
        <FoundMessages filter={filter} />
      </Stack>
    </Screen>
  );
}
