import { useState } from "react";
import { toastError } from "../../frame/error-text.ts";
import { Switch } from "../../ui/field/switch.tsx";
import { useTickSection } from "../course-queries.ts";
import * as text from "./reading-text.ts";

interface Props {
  courseId: string;
  index: number;
  title: string;
  isDone: boolean;
}

/** The box that ticks a section off. */
export function SectionTick({ courseId, index, title, isDone }: Props) {
  const tick = useTickSection(courseId);
  // What was just chosen, because the cache tells it only after the browser has drawn the box again.
  const [chosen, setChosen] = useState<boolean>();

  function choose(isChecked: boolean) {
    setChosen(isChecked);
    void tick
      .mutateAsync({ index, isDone: isChecked })
      .catch((error: unknown) => toastError(error, text.tickFailed))
      .finally(() => setChosen(undefined));
  }

  return (
    <Switch
      as="checkbox"
      label={text.doneLabel}
      aria-label={text.doneWith(title)}
      checked={chosen ?? isDone}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
