import styled from "styled-components";
import { Grid } from "../layout/stack.ts";
import { color } from "../theme/css.ts";
import { type ColorName, radius, typeScale } from "../tokens.ts";
import { Chapter, Specimen } from "./specimen.tsx";

const Swatch = styled.div<{ $ground: ColorName; $front: ColorName }>`
  display: flex;
  align-items: flex-end;
  min-height: 72px;
  padding: 8px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  color: ${({ $front }) => color[$front]};
  background: ${({ $ground }) => color[$ground]};
  font-size: ${typeScale.tiny};
  font-weight: 700;
`;

const surfaces: [ColorName, ColorName][] = [
  ["ground", "text"],
  ["surface", "text"],
  ["raised", "muted"],
  ["lit", "accentText"],
  ["accent", "onAccent"],
  ["accentSoft", "accentText"],
  ["success", "onSuccess"],
  ["successSoft", "success"],
  ["warning", "onWarning"],
  ["warningSoft", "warning"],
  ["danger", "onDanger"],
  ["dangerSoft", "danger"],
];

const answers: [ColorName, ColorName][] = [
  ["coral", "onCoral"],
  ["teal", "onTeal"],
  ["gold", "onGold"],
  ["violet", "onViolet"],
  ["coralSoft", "text"],
  ["tealSoft", "text"],
  ["goldSoft", "text"],
  ["violetSoft", "text"],
];

const players: [ColorName, ColorName][] = [
  ["sky", "onSky"],
  ["rose", "onRose"],
  ["leaf", "onLeaf"],
  ["stone", "onStone"],
];

const sets = [
  { name: "Surfaces, accent and notices", pairs: surfaces },
  { name: "The four answers", pairs: answers },
  { name: "Players five to eight", pairs: players },
];

export function ColorChapter() {
  return (
    <Chapter title="Colours">
      {sets.map(({ name, pairs }) => (
        <Specimen key={name} name={name}>
          <Grid $minWidth={120} $gap={8}>
            {pairs.map(([ground, front]) => (
              <Swatch key={ground} $ground={ground} $front={front}>
                {front} on {ground}
              </Swatch>
            ))}
          </Grid>
        </Specimen>
      ))}
    </Chapter>
  );
}
