import { EMAIL_MAX_LENGTH } from "../../../schema/limits.ts";
import { inboxStateFilters } from "../../../schema/site/admin-api.ts";
import { AddressSearch, AddressSelect } from "../../frame/section/address-filter.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { optionsOf } from "../../ui/field/options-of.ts";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import * as text from "./request-admin-text.ts";
import { RequestTable } from "./request-table.tsx";

// `open` is what an empty filter means.
const stateChoices = inboxStateFilters.filter((each) => each !== "open");

/** PRIVACY-8: what parents ask, for leads and admins. */
export const ParentRequestsPanel = () => (
  <Stack as="section" aria-labelledby="parents" $gap={16}>
    <Heading id="parents" level={2}>
      {text.parentsTitle}
    </Heading>
    <Text $tone="muted">{text.parentsLead}</Text>
    <Grid role="group" aria-label={text.filtersLabel} $minWidth={200} $gap={12}>
      <AddressSearch name="search" label={text.searchLabel} maxLength={EMAIL_MAX_LENGTH} hideLabel={false} />
      <AddressSelect
        name="state"
        label={text.stateFilter}
        anyLabel={text.stateOptions.open}
        options={optionsOf(stateChoices, text.stateOptions)}
      />
    </Grid>
    <RequestTable
      path="/safety/parents"
      kind="parent"
      empty={<EmptyState level={3} title={text.parentsEmptyTitle} hint={text.parentsEmptyHint} />}
    />
  </Stack>
);
