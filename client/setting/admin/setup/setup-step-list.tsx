import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import type { SetupState } from "../../../../schema/setting/admin-api.ts";
import type { SetupStep } from "../../../../schema/setting/setup.ts";
import { ListRow } from "../../../ui/layout/list-row.tsx";
import { Grid } from "../../../ui/layout/stack.ts";
import * as text from "./setup-text.ts";

interface Props {
  steps: SetupState["steps"];
  current: SetupStep;
}

/** All steps with what became of them, as links. */
export const SetupStepList = ({ steps, current }: Props) => (
  <Grid as="ol" aria-label={text.stepsLabel} $minWidth={280} $gap={4}>
    {steps.map(({ step, state }) => (
      <li key={step}>
        <ListRow
          to={`/admin/setup?step=${step}`}
          current={step === current}
          start={state === "done" ? <CircleCheck aria-hidden size={20} /> : <CircleDashed aria-hidden size={20} />}
          title={text.stepTitles[step]}
          end={text.states[state] || undefined}
        />
      </li>
    ))}
  </Grid>
);
