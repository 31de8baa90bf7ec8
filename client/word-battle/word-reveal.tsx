import styled from "styled-components";
import { useOwnId, useView } from "../game/connection/game-context.ts";
import { anonymousPlayer, rankedPlayers } from "../game/room-view.ts";
import { Metric } from "../ui/text/metric.tsx";
import { Text } from "../ui/text/text.tsx";
import { color, font } from "../ui/theme/css.ts";
import { radius } from "../ui/tokens.ts";
import type { PlayedWord, WordView } from "./word-view.ts";

const Page = styled.div`
  display: grid;
  gap: 8px;
`;

const Best = styled.div`
  padding: 12px 16px;
  border: 2px solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.lit};
`;

const Entry = styled.li<{ $mine: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 12px;
  align-items: baseline;
  padding: 6px 12px;
  border-radius: ${radius.small};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
  > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Word = styled.span`
  font: 600 1.125rem/1.3 ${font.display};
  letter-spacing: 0.08em;
`;

const BestRow = styled.div`
  display: flex;
  gap: 12px;
  align-items: baseline;
  justify-content: space-between;
  > ${Word} { font-size: 1.5rem; }
`;

/** What everybody found in these letters, and the best that was there. One's own word stands as it is. */
export function WordReveal({ own }: { own: PlayedWord | undefined }) {
  const players = useView((view) => view.players);
  const words = useView((view: WordView) => view.words);
  const bestWord = useView((view: WordView) => view.bestWord);
  const bestPoints = useView((view: WordView) => view.bestPoints);
  const myId = useOwnId();
  const found = rankedPlayers({ players }).sort((a, b) => b.roundPoints - a.roundPoints);
  return (
    <Page>
      {bestWord !== "" && (
        <Best>
          <Text $size="small" $tone="muted">
            The best word that was there
          </Text>
          <BestRow>
            <Word>{bestWord}</Word>
            <Metric value={bestPoints} />
          </BestRow>
        </Best>
      )}
      <ul aria-label="What everybody found">
        {found.map(({ memberId, displayName, roundPoints }) => (
          <Entry key={memberId} $mine={memberId === myId}>
            <span>
              {displayName || anonymousPlayer}
              {memberId === myId && " (you)"}
            </span>
            <Word>{(memberId === myId ? own?.word : words[memberId]) ?? "No word"}</Word>
            <Metric value={roundPoints} size="lead" />
          </Entry>
        ))}
      </ul>
    </Page>
  );
}
