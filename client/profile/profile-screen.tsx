import { Screen } from "../frame/screen.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { CompletionPanel } from "./completion-panel.tsx";
import { screenTitle } from "./form/form-text.ts";
import { ProfilePanel } from "./profile-panel.tsx";

/** The member's own profile. */
export function ProfileScreen() {
  return (
    <Screen title={screenTitle} width="reading">
      <Stack $gap={24}>
        <Heading level={1}>{screenTitle}</Heading>
        <CompletionPanel />
        <ProfilePanel />
      </Stack>
    </Screen>
  );
}
