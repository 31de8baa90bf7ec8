import type { SolvedStep as Solved } from "../../schema/solo/solo.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { SolvedStep } from "./solved-step.tsx";

/** All parts of a set with their solutions. */
export const SoloSolutions = ({ title, solved }: { title: string; solved: readonly Solved[] }) => (
  <Panel title={title}>
    <Stack as="ol" $gap={32}>
      {solved.map((step) => (
        <li key={step.step}>
          <SolvedStep solved={step} />
        </li>
      ))}
    </Stack>
  </Panel>
);
