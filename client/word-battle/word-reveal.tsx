import styled from "styled-components";
import { useOwnId, useView } from "../game/connection/game-context.ts";
import { useOnlyLeads } from "../game/event-room/own-player.ts";
import { listedName } from "../game/game-text.ts";
import { PlayerAvatar } from "../game/player-avatar.tsx";
import { PlayerRoles } from "../game/player-roles.tsx";
import { rankedPlayers } from "../game/room-view.ts";
import * as text from "./answer-text.ts";
import { BestWord, WordLine } from "./word-line.tsx";
import type { PlayedWord, WordView } from "./word-view.ts";

const Page = styled.div`
  display: grid;
  gap: 8px;
`;

/** The words of all players and the best possible word. */
export function WordReveal({ own }: { own: PlayedWord | undefined }) {
  const players = useView((view) => view.players);
  const words = useView((view: WordView) => view.words);
  const bestWord = useView((view: WordView) => view.bestWord);
  const bestPoints = useView((view: WordView) => view.bestPoints);
  const myId = useOwnId();
  const onlyLeads = useOnlyLeads();
  const ranked = rankedPlayers({ players }).sort((a, b) => b.roundPoints - a.roundPoints);
  return (
    <Page>
      {bestWord !== "" && <BestWord word={bestWord} points={bestPoints} />}
      <ul aria-label={text.wordsLabel}>
        {(onlyLeads ? [] : ranked).map((player) => {
          const { memberId, displayName, roundPoints } = player;
          const isMine = memberId === myId;
          return (
            <WordLine
              key={memberId}
              avatar={<PlayerAvatar player={player} size={26} />}
              name={listedName(displayName, isMine)}
              roles={<PlayerRoles player={player} />}
              word={(isMine ? own?.word : words[memberId]) ?? text.noWord}
              points={roundPoints}
              mine={isMine}
            />
          );
        })}
      </ul>
    </Page>
  );
}
