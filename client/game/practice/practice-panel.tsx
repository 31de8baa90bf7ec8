import styled from "styled-components";
import type { GameType } from "../../../schema/game/settings.ts";
import { Button } from "../../ui/button/button.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { gameNames, games } from "../games.ts";
import * as text from "./practice-text.ts";

// Side by side where both names have room.
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: 8px;
  > button { padding-inline: 8px; }
`;

interface Props {
  /** The game that is being opened. */
  opening: GameType | null;
  onPractise: (gameType: GameType) => void;
}

/** One tap begins a game alone. */
export function PracticePanel({ opening, onPractise }: Props) {
  return (
    <Panel title={text.panelTitle} lit>
      <Stack $gap={12}>
        <Text>{text.panelHint}</Text>
        <Choices>
          {gameNames.map((gameType) => (
            <Button
              key={gameType}
              size="large"
              block
              busy={opening === gameType}
              aria-label={text.practiseLabel(games[gameType].name)}
              onClick={() => onPractise(gameType)}
            >
              {games[gameType].name}
            </Button>
          ))}
        </Choices>
      </Stack>
    </Panel>
  );
}
