import Plus from "lucide-react/icons/plus";
import { Screen } from "../../frame/screen.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import * as text from "./manage-text.ts";
import { ManagedEventsPanel } from "./managed-events-panel.tsx";

/** The events that the reader manages, and the way to a new one. */
export function ManageScreen() {
  return (
    <Screen title={text.title} visitKey="manage-events">
      <Stack $gap={24}>
        <Cluster $justify="between">
          <Heading level={1}>{text.title}</Heading>
          <ButtonLink to="/events/manage/new" icon={<Plus aria-hidden />}>
            {text.newButton}
          </ButtonLink>
        </Cluster>
        <ManagedEventsPanel />
      </Stack>
    </Screen>
  );
}
