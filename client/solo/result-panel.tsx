import type { ReactNode } from "react";
import type { SoloGame } from "../../schema/solo/solo.ts";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SoloShapes } from "./shapes-panel.tsx";
import { ShareButton } from "./share-button.tsx";
import * as text from "./solo-text.ts";

interface Props {
  game: SoloGame;
  /** Gets the points in words. */
  title: (points: string) => string;
  /** What is shared, from the shapes and the points. */
  shared: (shapes: string, points: string) => string;
  /** The page that the shared link leads to. */
  path: string;
  children?: ReactNode;
}

/** What a finished game comes to, with a button to share it. */
export function SoloResultPanel({ game, title, shared, path, children }: Props) {
  const marks = text.marksOf(game.solved);
  const points = text.score(game.score);
  return (
    <Card as="section" $lit aria-labelledby="solo-result">
      <Stack $gap={12} $align="start">
        <Heading id="solo-result" level={2}>
          {title(points)}
        </Heading>
        <SoloShapes {...marks} />
        <ShareButton words={shared(text.shapesOf(marks), points)} path={path} />
        {children}
      </Stack>
    </Card>
  );
}
