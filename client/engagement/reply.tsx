import type { ReportSubject } from "../../schema/safety/api.ts";
import { ReportButton } from "../safety/report-button-panel.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { MultilineText, Text } from "../ui/text/text.tsx";
import { reportReplyButton } from "./engagement-text.ts";

interface Props {
  label: string;
  /** SAFE-61: for words that a leader wrote to this member alone. */
  subject?: ReportSubject | null;
  children: string;
}

/** What a leader replied. */
export const Reply = ({ label, subject = null, children }: Props) => (
  <Stack $gap={4}>
    <Text $size="small" $weight={700}>
      {label}
    </Text>
    <MultilineText>{children}</MultilineText>
    {subject !== null && (
      <ReportButton subject={subject} atEdge>
        {reportReplyButton}
      </ReportButton>
    )}
  </Stack>
);
