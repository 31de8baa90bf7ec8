import { EVENT_SEARCH_MAX_LENGTH, eventPrices, eventSpans, eventTypes } from "../../../schema/event/event-filter.ts";
import { AddressSearch, AddressSelect, useAddressValue } from "../../frame/section/address-filter.tsx";
import { FilterChips } from "../../ui/field/filter-chips.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { typeLabel } from "../type-text.ts";
import type { EventFilter } from "./event-filter.ts";
import * as text from "./filter-text.ts";

const spans = eventSpans.map((span) => [span, text.spanLabels[span]] as const);
const types = eventTypes.map((type) => ({ value: type, label: typeLabel(type) }));
const prices = eventPrices.map((price) => ({ value: price, label: text.priceLabels[price] }));

/** The search and the filters of a list of events. They stand in the address. */
export function FilterFields({ when }: Pick<EventFilter, "when">) {
  const [, setWhen] = useAddressValue("when");
  return (
    <Stack role="search" aria-label={text.filterLabel} $gap={12}>
      <FilterChips
        label={text.whenLabel}
        options={spans}
        value={when}
        onChange={(span) => setWhen(span === "upcoming" ? "" : span, false)}
      />
      <AddressSearch name="search" label={text.searchLabel} maxLength={EVENT_SEARCH_MAX_LENGTH} />
      <Grid $minWidth={136} $gap={8}>
        <AddressSelect name="type" label={text.typeLabel} anyLabel={text.anyType} options={types} />
        <AddressSelect name="price" label={text.priceLabel} anyLabel={text.anyPrice} options={prices} />
      </Grid>
    </Stack>
  );
}
