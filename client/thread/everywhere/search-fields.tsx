import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useId, useState } from "react";
import styled from "styled-components";
import { FULL_NAME_MAX_LENGTH, MESSAGE_SEARCH_MAX_LENGTH } from "../../../schema/limits.ts";
import { AddressDay, AddressSearch } from "../../frame/section/address-filter.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { from } from "../../ui/theme/css.ts";
import * as text from "./everywhere-text.ts";
import { filterCount, type SearchFilter } from "./search-filter.ts";

// On a phone the two days are side by side below it.
const Sender = styled.div`grid-column: 1 / -1; ${from.navigation} { grid-column: auto; }`;
const Fold = styled(Button)`align-self: flex-start; margin-inline-start: -12px;`;

/** The words and the filters. On a phone the filters are folded away until they are wanted. */
export function SearchFields({ filter }: { filter: SearchFilter }) {
  const isPhone = !useMinWidth("navigation");
  const count = filterCount(filter);
  const [isOpen, setOpen] = useState(count > 0);
  const id = useId();
  return (
    <Stack role="search" aria-label={text.screenTitle} $gap={8}>
      <AddressSearch
        name="words"
        label={text.wordsLabel}
        placeholder={text.wordsPlaceholder}
        maxLength={MESSAGE_SEARCH_MAX_LENGTH}
      />
      {isPhone && (
        <Fold
          variant="quiet"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text.filtersButton(count)}
        </Fold>
      )}
      <div id={id} hidden={isPhone && !isOpen}>
        <Grid $minWidth={136} $gap={8}>
          <Sender>
            <AddressSearch
              name="sender"
              label={text.senderLabel}
              placeholder={text.senderPlaceholder}
              maxLength={FULL_NAME_MAX_LENGTH}
              hideLabel={false}
            />
          </Sender>
          <AddressDay name="from" label={text.fromLabel} />
          <AddressDay name="until" label={text.untilLabel} />
        </Grid>
      </div>
    </Stack>
  );
}
