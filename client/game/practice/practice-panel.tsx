import styled from "styled-components";
import type { GameType } from "../../../schema/game/settings.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { short } from "../../ui/theme/css.ts";
import { typeScale } from "../../ui/tokens.ts";
import { gameNames, games } from "../games.ts";
import * as text from "./practice-text.ts";

// Low, so that a short phone still shows the first open room below.
const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  > button { flex-direction: column; gap: 0; min-height: 64px; padding-inline: 8px; }
`;

const Lead = styled.span`font-size: ${typeScale.small}; font-weight: 400;`;

const Hint = styled.div`${short} { display: none; }`;

interface Props {
  /** The game that is being opened. */
  opening: GameType | null;
  onPractise: (gameType: GameType) => void;
}

/** One tap begins a game alone. */
export function PracticePanel({ opening, onPractise }: Props) {
  return (
    <Stack as="section" aria-label={text.panelLabel} $gap={8}>
      <Choices>
        {gameNames.map((gameType) => (
          <Button key={gameType} size="large" block busy={opening === gameType} onClick={() => onPractise(gameType)}>
            <Lead>{text.practiseNow}</Lead> {games[gameType].name}
          </Button>
        ))}
      </Choices>
      <Hint>
        <SecondaryText>{text.panelHint}</SecondaryText>
      </Hint>
    </Stack>
  );
}
