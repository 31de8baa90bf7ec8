import { community } from "../../net/community.ts";
import { HelplineList } from "../../safety/helpline-panel.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import * as text from "./confession-text.ts";

/** Where to find urgent help, before and after writing: a person, and the community's helplines. */
export const UrgentHelp = () => (
  <Stack $gap={16}>
    <Notice tone="warning" title={text.urgentTitle}>
      {text.urgentText}
    </Notice>
    <HelplineList helplines={community.helplines} />
  </Stack>
);
