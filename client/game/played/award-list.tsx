import Award from "lucide-react/icons/award";
import Flame from "lucide-react/icons/flame";
import Lightbulb from "lucide-react/icons/lightbulb";
import TrendingUp from "lucide-react/icons/trending-up";
import Zap from "lucide-react/icons/zap";
import type { ReactNode } from "react";
import type { Award as PlayedAward } from "../../../schema/game/played-api.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { awardLine, awardNames, awardsTitle } from "./award-text.ts";

const icons: Readonly<Record<PlayedAward["kind"], ReactNode>> = {
  "only-one": <Lightbulb aria-hidden />,
  comeback: <TrendingUp aria-hidden />,
  "best-word": <Award aria-hidden />,
  streak: <Flame aria-hidden />,
  fastest: <Zap aria-hidden />,
};

/** The awards of a game, each with what it is for. */
export function AwardList({ awards }: { awards: readonly PlayedAward[] }) {
  return (
    <Stack as="ul" aria-label={awardsTitle} $gap={12}>
      {awards.map((award) => (
        <Stack as="li" key={award.kind} $gap={4} $align="start">
          <Cluster $gap={8}>
            <Badge tone="accent" icon={icons[award.kind]}>
              {awardNames[award.kind]}
            </Badge>
            <RoleBadges roles={award.holders.length === 1 ? (award.holders[0]?.roles ?? []) : []} />
          </Cluster>
          <Text style={{ overflowWrap: "anywhere" }}>{awardLine(award)}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const SHOWN_AT_THE_END = 3;

/** The same below a podium, shorter. */
export function AwardLine({ awards }: { awards: readonly PlayedAward[] }) {
  return (
    <Cluster as="ul" aria-label={awardsTitle} $gap={8} $justify="center">
      {awards.slice(0, SHOWN_AT_THE_END).map((award) => (
        <Cluster as="li" key={award.kind} $gap={4} $justify="center">
          <Badge tone="accent" size="small" icon={icons[award.kind]}>
            {awardNames[award.kind]}
          </Badge>
          <SecondaryText style={{ overflowWrap: "anywhere" }}>{awardLine(award)}</SecondaryText>
        </Cluster>
      ))}
    </Cluster>
  );
}
