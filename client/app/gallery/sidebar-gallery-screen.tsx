import { Page } from "../../frame/page.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/** `/ui/sidebar`, in development only: a screen inside the sidebar layout. */
export function SidebarGalleryScreen() {
  return (
    <Page>
      <Stack $align="start">
        <Heading level={1}>The sidebar layout</Heading>
        <Text>
          Ctrl+B or Cmd+B collapses the sidebar to a rail of icons. On a phone the same key and the button open a
          drawer. The choice is remembered for 7 days.
        </Text>
        <ButtonLink to="/ui" variant="secondary">
          Back to the gallery
        </ButtonLink>
      </Stack>
    </Page>
  );
}
