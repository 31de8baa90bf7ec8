import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { Panel } from "../../../ui/layout/card.tsx";
import { Stack } from "../../../ui/layout/stack.ts";
import { Text } from "../../../ui/text/text.tsx";
import { useIsHost, useView } from "../../connection/game-context.ts";
import { ScreenButton } from "../../waiting/screen-button.tsx";
import * as text from "./event-waiting-text.ts";

/** How others get in, and for the host, how the hall sees the game. */
export function JoinPanel() {
  const eventId = useView((view) => view.eventId);
  const isHost = useIsHost();
  return (
    <Panel title={text.joinTitle}>
      <Stack $gap={12}>
        <Text>{text.joinHint}</Text>
        {isHost && <ScreenButton />}
        <ButtonLink to={`/event/${eventId}`} variant="quiet">
          {text.eventLink}
        </ButtonLink>
      </Stack>
    </Panel>
  );
}
