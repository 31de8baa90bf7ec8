import { useState } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { ToggleChip } from "../button/toggle-chip.tsx";
import { EmojiGrid } from "../field/emoji-grid.tsx";
import { Card } from "../layout/card.tsx";
import { Cluster, Grid, Stack } from "../layout/stack.ts";
import { Bubble } from "../message/bubble.tsx";
import { Quote } from "../message/quote.tsx";
import { ReactionChips, type ShownReaction } from "../message/reaction-chips.tsx";
import { ReactionToggles } from "../message/reaction-toggles.tsx";
import { Popover } from "../overlay/popover.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

const emojis = [
  { emoji: "😀", name: "Grin" },
  { emoji: "🙏", name: "Folded hands" },
  { emoji: "🔥", name: "Fire" },
  { emoji: "🕊️", name: "Dove" },
];

function toggled(reactions: readonly ShownReaction[], emoji: string, isOn: boolean): ShownReaction[] {
  return reactions.map((each) =>
    each.emoji === emoji ? { ...each, isOwn: isOn, count: each.count + (isOn ? 1 : -1) } : each,
  );
}

export function MessageChapter() {
  const [reactions, setReactions] = useState<readonly ShownReaction[]>([
    { emoji: "\u{1f44d}", name: "Thumbs up", count: 12, isOwn: false },
    { emoji: "\u2764\ufe0f", name: "Heart", count: 1, isOwn: true },
  ]);
  const [picked, setPicked] = useState("");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (emoji: string, isOn: boolean) => setReactions(toggled(reactions, emoji, isOn));
  return (
    <Chapter title="Messages">
      <Specimen name="Bubble with ReactionChips; Quote as a button and plain">
        <Stack $gap={12}>
          <Bubble
            author="Ngozi Okafor"
            avatar={<Avatar name="Ngozi Okafor" size={36} />}
            meta="16:02"
            below={<ReactionChips reactions={reactions} onToggle={toggle} />}
          >
            Who’s in for one more round before choir?
          </Bubble>
          <Bubble
            own
            meta="16:03"
            quote={
              <Quote author="Ngozi Okafor" onPress={() => {}}>
                Who’s in for one more round before choir? It may be a long one, and the last two of us have to take the
                chairs back to the hall before seven.
              </Quote>
            }
            below={<ReactionChips reactions={reactions} />}
          >
            Me. Ẹ jẹ́ ká lọ!
          </Bubble>
          <Quote author="Ụzọ">Message deleted</Quote>
        </Stack>
      </Specimen>
      <Specimen name="ReactionToggles; inside a Popover">
        <Grid $minWidth={280}>
          <ReactionToggles offered={reactions} onToggle={toggle} />
          <div>
            <Button variant="secondary" onClick={(event) => setAnchor(event.currentTarget)}>
              React
            </Button>
            {anchor && (
              <Popover anchor={anchor} label="React" onClose={() => setAnchor(null)}>
                <ReactionToggles offered={reactions} onToggle={toggle} />
              </Popover>
            )}
          </div>
        </Grid>
      </Specimen>
      <Specimen name="ToggleChip">
        <Cluster $gap={8}>
          <ToggleChip pressed>Mine</ToggleChip>
          <ToggleChip pressed={false}>Everybody’s</ToggleChip>
        </Cluster>
      </Specimen>
      <Specimen name={`EmojiGrid ${picked}`}>
        <Card $padding={12}>
          <EmojiGrid groups={[{ name: "Some", emojis }]} onPick={setPicked} />
        </Card>
      </Specimen>
    </Chapter>
  );
}
