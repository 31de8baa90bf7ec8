import { useId } from "react";
import styled from "styled-components";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { color } from "../../ui/theme/css.ts";
import { ReportCard } from "./report-card.tsx";
import type { ReportGroup } from "./report-groups.ts";
import type { ReportFilter } from "./report-place.ts";
import * as text from "./report-text.ts";

// A line shows where the group ends.
const Cards = styled(Stack)`padding-inline-start: 12px; border-inline-start: 3px solid ${color.edge};`;

/** A report alone, or several about one member under one heading. */
export function ReportGroupCards({ group, filter }: { group: ReportGroup; filter: ReportFilter }) {
  const titleId = useId();
  const [first] = group;
  if (first.together === 1 || first.about === null) return <ReportCard report={first} filter={filter} level={3} />;
  return (
    <Stack $gap={8} style={{ paddingBlock: 8 }}>
      <Heading level={3} size="lead" id={titleId}>
        <NamesInSentence sentence={text.groupTitle(first.together, first.about.displayName)} members={[first.about]} />
      </Heading>
      <Cards as="ul" aria-labelledby={titleId} $gap={12}>
        {group.map((report) => (
          <li key={report.reportId}>
            <ReportCard report={report} filter={filter} level={4} />
          </li>
        ))}
      </Cards>
    </Stack>
  );
}
