import { useMutation } from "@tanstack/react-query";
import ExternalLink from "lucide-react/icons/external-link";
import MonitorOff from "lucide-react/icons/monitor-off";
import { useEffect } from "react";
import { toastError } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { CopyButton } from "../../ui/button/copy-button.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { useGame, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { useRoomRequest } from "../use-room-request.ts";
import { screenAddress } from "./screen-client.ts";
import * as text from "./screen-text.ts";

/** For the host: the link of a screen for the hall, and how many are on. */
export function ScreenPanel() {
  const game = useGame();
  const screens = useView((view) => view.screens);
  const roomCode = useView((view) => view.roomCode);
  const {
    mutate: ask,
    data: key,
    isPending,
    isError,
  } = useMutation({
    mutationFn: game.showScreen,
    networkMode: "always",
    onError: (error) => toastError(error, gameFailures.showScreen),
  });
  const end = useRoomRequest(game.endScreens, gameFailures.showScreen);
  useEffect(() => ask(), [ask]);
  const address = key && screenAddress(roomCode, { roomId: game.roomId, key });
  return (
    <Stack $gap={8} $align="center">
      <Heading level={3} size="lead">
        {text.panelTitle}
      </Heading>
      <SecondaryText $align="center">{text.panelHint}</SecondaryText>
      <Cluster $gap={8} $justify="center">
        {address ? (
          <>
            <ButtonLink
              variant="secondary"
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              icon={<ExternalLink aria-hidden />}
            >
              {text.openButton}
            </ButtonLink>
            <CopyButton text={address} label={text.copyButton} />
          </>
        ) : (
          <Button variant="secondary" busy={isPending} onClick={() => ask()}>
            {isError ? text.retryButton : text.openButton}
          </Button>
        )}
        {screens > 0 && (
          <Button
            variant="secondary"
            busy={end.isPending}
            icon={<MonitorOff aria-hidden />}
            // The next screen needs another link.
            onClick={() => end.mutate(undefined, { onSuccess: () => ask() })}
          >
            {text.endButton}
          </Button>
        )}
      </Cluster>
      <SecondaryText role="status">{text.screensOn(screens)}</SecondaryText>
    </Stack>
  );
}
