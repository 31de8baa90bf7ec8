import { useSearchParams } from "react-router";
import { Screen } from "../../frame/screen.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { filterIn } from "./event-filter.ts";
import { FilterFields } from "./filter-fields.tsx";
import * as text from "./find-text.ts";
import { FoundEvents } from "./found-events.tsx";

/** All published events, to search and filter. */
export function FindEventsScreen() {
  const [address] = useSearchParams();
  const filter = filterIn(address);
  return (
    <Screen title={text.title} visitKey="find-events">
      <Stack $gap={24}>
        <div>
          <BackLink to="/#events">{text.backLink}</BackLink>
          <Heading level={1}>{text.title}</Heading>
        </div>
        <FilterFields when={filter.when} />
        <FoundEvents filter={filter} />
      </Stack>
    </Screen>
  );
}
