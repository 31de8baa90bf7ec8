import type { ErrorCode } from "../../../schema/errors.ts";
import { errorTextOf } from "../../frame/error-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useGame, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";
import { StartButton } from "../start-button.tsx";
import * as text from "./practice-text.ts";

interface Refused {
  request: string;
  code: ErrorCode;
  id?: string;
}

/** Practice starts by itself. This shows the moment before, and what to do when it could not, or was ended in its first round. */
export function PracticeStart() {
  const rounds = useView((view) => view.rounds);
  const timeLimit = useView((view) => view.timeLimit);
  const refused = useGame().latest<Refused>("refused");
  const code = refused?.request === "start" && refused.id === undefined ? refused.code : undefined;
  return (
    <Card>
      <Stack $align="center">
        <LampPicture />
        <Heading level={2}>{text.readyTitle}</Heading>
        {code && <Notice tone="warning">{errorTextOf(code).message}</Notice>}
        <Text $align="center">{text.readyHint(rounds, timeLimit)}</Text>
        <StartButton failure={gameFailures.startFromGameRoom} />
      </Stack>
    </Card>
  );
}
