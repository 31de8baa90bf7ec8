import { useState } from "react";
import styled from "styled-components";
import { toastLoadFailed, useLazyModule } from "../../ui/overlay/use-lazy-module.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, font, from, short } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { useOwnId, useView } from "../connection/game-context.ts";
import { LeaveButton } from "../leave-button.tsx";
import { anonymousPlayer, rankedPlayers } from "../room-view.ts";
import { PlayerBadges } from "./player-badges.tsx";
import { PlayerRanks } from "./players-panel.tsx";

const Strip = styled.button`
  display: flex;
  gap: 4px;
  justify-content: space-around;
  width: 100%;
  min-height: 56px;
  padding: 4px 2px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  &[aria-busy="true"] { opacity: 0.6; }
  ${short} { min-height: 48px; padding-block: 1px; }
  ${from.tablet} { display: none; }
`;

const Guest = styled.span<{ $mine: boolean; $many: boolean }>`
  display: grid;
  grid-auto-flow: ${({ $many }) => ($many ? "row" : "column")};
  gap: ${({ $many }) => ($many ? "0" : "10px")};
  place-items: center;
  min-width: 0;
  padding: ${({ $many }) => ($many ? "5px 4px 1px" : "4px 10px")};
  border-radius: ${radius.small};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
  font: 700 ${({ $many }) => ($many ? "0.8125rem" : "1.0625rem")}/1.25 ${font.body};
  font-variant-numeric: tabular-nums;
`;

/** On a phone: everybody in one line, best first; pressing it shows the names. */
export function PlayerStrip() {
  const players = useView((view) => view.players);
  const hostId = useView((view) => view.hostId);
  const maxPlayers = useView((view) => view.maxPlayers);
  const myId = useOwnId();
  const [isOpen, setIsOpen] = useState(false);
  const { part: overlay, isFetching } = useLazyModule(
    () => import("../../ui/overlay/dialog.tsx"),
    isOpen,
    () => {
      setIsOpen(false);
      toastLoadFailed();
    },
  );
  const ranked = rankedPlayers({ players });
  const isMany = ranked.length > 3;
  const title = `Players (${ranked.length}/${maxPlayers})`;
  return (
    <>
      <Strip type="button" aria-busy={isFetching || undefined} onClick={() => setIsOpen(true)}>
        <VisuallyHidden>{title}</VisuallyHidden>
        {ranked.map((player) => (
          <Guest key={player.memberId} $mine={player.memberId === myId} $many={isMany}>
            <VisuallyHidden>{player.displayName || anonymousPlayer},</VisuallyHidden>
            <PlayerBadges player={player} isHost={player.memberId === hostId} size={isMany ? 26 : 36} />
            {player.score}
          </Guest>
        ))}
      </Strip>
      {overlay && (
        <overlay.Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title={title}
          size="small"
          footer={<LeaveButton look="button" />}
        >
          <PlayerRanks />
        </overlay.Dialog>
      )}
    </>
  );
}
