import type { ShownName } from "../../schema/member/shown-member.ts";
import type { ReportSubject } from "../../schema/safety/api.ts";
import { NamesInSentence } from "../member/names-in-sentence-panel.tsx";
import { ReportButton } from "../safety/report-button-panel.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { MultilineText, Text } from "../ui/text/text.tsx";
import { reportReplyButton } from "./engagement-text.ts";

interface Props {
  label: string;
  /** Who is named in the label. */
  writer?: ShownName | null;
  /** SAFE-61: for words that a leader wrote to this member alone. */
  subject?: ReportSubject | null;
  children: string;
}

/** What a leader replied. */
export const Reply = ({ label, writer = null, subject = null, children }: Props) => (
  <Stack $gap={4}>
    <Text as="div" $size="small" $weight={700}>
      <NamesInSentence sentence={label} members={[writer]} />
    </Text>
    <MultilineText>{children}</MultilineText>
    {subject !== null && (
      <ReportButton subject={subject} atEdge>
        {reportReplyButton}
      </ReportButton>
    )}
  </Stack>
);
