import Check from "lucide-react/icons/check";
import styled from "styled-components";
import { Badge } from "../../ui/badge/badge.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, transition } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { percentOf } from "./poll-result.ts";
import * as text from "./poll-text.ts";

interface Props {
  /** The name of the group. */
  name: string;
  choice: string;
  count: number;
  voters: number;
  type: "radio" | "checkbox";
  isOwn: boolean;
  /** What it has become at the end. */
  badge: string | undefined;
  /** Undefined if the reader can't vote. */
  onChoose: ((isChosen: boolean) => void) | undefined;
}

const Row = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: center;
  align-content: center;
  min-height: 52px;
  padding: 4px 0;
  line-height: 1.3;
  &:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.small}; }
`;

/** The whole row can be pressed. The mark beside it shows what is chosen. */
const Input = styled.input`position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer;`;

const Mark = styled.span<{ $isRound: boolean; $isOwn: boolean }>`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${({ $isOwn }) => ($isOwn ? color.accent : color.edge)};
  border-radius: ${({ $isRound }) => ($isRound ? radius.round : radius.small)};
  color: ${color.onAccent};
  background: ${({ $isOwn }) => ($isOwn ? color.accent : "transparent")};
  ${transition("background-color", "border-color")}
  > svg { width: 16px; height: 16px; stroke-width: 3; }
`;

const OwnMark = styled.span`color: ${color.accentText}; > svg { width: 22px; height: 22px; stroke-width: 3; }`;
const Words = styled.span`grid-column: 2 / -1; overflow-wrap: anywhere;`;
/** As wide in every row, so that equal shares have bars of equal length. */
const Share = styled.span`
  min-width: 7ch;
  color: ${color.muted};
  font-size: ${typeScale.small};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

const Track = styled.span`
  grid-column: 2;
  height: 8px;
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.ground};
  > span { display: block; height: 100%; border-radius: inherit; background: ${color.accent}; ${transition("width")} forced-color-adjust: none; }
`;

/** One choice of a poll: its part of the votes, and whether it is the reader's. */
export function PollChoice({ name, choice, count, voters, type, isOwn, badge, onChoose }: Props) {
  const percent = percentOf(count, voters);
  const content = (
    <>
      {onChoose ? (
        <Mark $isRound={type === "radio"} $isOwn={isOwn} aria-hidden>
          {isOwn && <Check />}
        </Mark>
      ) : (
        <OwnMark aria-hidden>{isOwn && <Check />}</OwnMark>
      )}
      <Words dir="auto">
        {choice}
        {badge !== undefined && (
          <>
            {" "}
            <Badge tone="accent" size="small">
              {badge}
            </Badge>
          </>
        )}
        <VisuallyHidden>{text.spokenShare(count, percent)}</VisuallyHidden>
        {isOwn && !onChoose && <VisuallyHidden>{`, ${text.ownVoteMark}`}</VisuallyHidden>}
      </Words>
      <Track aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </Track>
      <Share aria-hidden>{text.share(count, percent)}</Share>
    </>
  );
  if (!onChoose) return <Row>{content}</Row>;
  return (
    <Row as="label">
      <Input type={type} name={name} checked={isOwn} onChange={(event) => onChoose(event.currentTarget.checked)} />
      {content}
    </Row>
  );
}
