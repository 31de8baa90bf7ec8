import { useSearchParams } from "react-router";
import { difficulties } from "../../../schema/game/common-settings.ts";
import { QUESTION_SEARCH_MAX_LENGTH } from "../../../schema/question/admin-api.ts";
import { categories, listedStates } from "../../../schema/question/question.ts";
import { AddressSearch } from "../../frame/section/address-filter.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import * as text from "./question-admin-text.ts";
import { filterIn, type QuestionFilter, withFilter } from "./question-filter.ts";

const selects = [
  ["difficulty", text.difficultyFilter, difficulties, text.difficultyLabels],
  ["category", text.categoryFilter, categories, text.categoryLabels],
  ["state", text.stateFilter, listedStates, text.stateLabels],
] as const;

/** The search and the filters of the list. */
export function QuestionFilters() {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const change = (name: keyof QuestionFilter, value: string) =>
    setSearch((before) => withFilter(before, name, value), { preventScrollReset: true });
  return (
    <Stack role="group" aria-label={text.filtersLabel} $gap={12}>
      <AddressSearch
        name="search"
        label={text.searchLabel}
        placeholder={text.searchHint}
        maxLength={QUESTION_SEARCH_MAX_LENGTH}
      />
      <Grid $minWidth={96} $gap={8}>
        {selects.map(([name, label, values, labels]) => (
          <SelectField
            key={name}
            label={label}
            value={filter[name] ?? ""}
            options={[
              { value: "", label: text.anyOption },
              ...values.map((value) => ({
                value,
                label: (labels as Readonly<Record<string, string>>)[value] ?? value,
              })),
            ]}
            onChange={(event) => change(name, event.currentTarget.value)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
