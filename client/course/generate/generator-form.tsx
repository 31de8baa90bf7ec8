import Sparkles from "lucide-react/icons/sparkles";
import TrendingUp from "lucide-react/icons/trending-up";
import type { KeyboardEvent, SyntheticEvent } from "react";
import { COURSE_TOPIC_MAX_LENGTH, harderLevel } from "../../../schema/course/level.ts";
import { useHydrated } from "../../net/use-hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { RadioCards } from "../../ui/field/radio-cards.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { useFinished } from "../course-queries.ts";
import { buildsOn } from "../course-text.ts";
import { GenerationStatus } from "./generation-status.tsx";
import * as text from "./generator-text.ts";
import { requestOf, useCourseWish } from "./use-course-wish.ts";
import type { Generator } from "./use-generator.ts";

/** Topic, level and content focus. After a result, two more buttons ask for another course on the same topic. */
export function GeneratorForm({ generator }: { generator: Generator }) {
  const { generation, isBusy, topicError, generate } = generator;
  const [wish, change] = useCourseWish(generation);
  // Before the page is hydrated, what is typed would be lost.
  const isHydrated = useHydrated();
  const isBlank = wish.topic.trim() === "";
  const hasResult = generation?.courseId != null;
  const finished = useFinished(wish.topic);

  /** Browsers don’t send a form whose button is disabled, so a blank topic is answered here. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !isBlank) return;
    event.preventDefault();
    toast({ ...text.topicRequired, variant: "destructive" });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy && !isBlank) generate(requestOf(wish));
  }

  function generateHarder() {
    const level = harderLevel(wish.level);
    change({ level });
    generate(requestOf({ ...wish, level }));
  }

  return (
    <Stack as="form" $gap={24} onSubmit={submit} noValidate>
      <TextField
        label={text.topicLabel}
        hint={text.topicHint}
        error={topicError}
        name="topic"
        value={wish.topic}
        onChange={(event) => change({ topic: event.currentTarget.value })}
        onKeyDown={onKeyDown}
        maxLength={COURSE_TOPIC_MAX_LENGTH}
        readOnly={isBusy || !isHydrated}
        autoComplete="off"
        dir="auto"
        required
      />
      {finished.length > 0 && <Notice live>{buildsOn(finished)}</Notice>}
      <RadioCards
        legend={text.levelLegend}
        options={text.levelOptions}
        value={wish.level}
        onChange={(level) => change({ level })}
        disabled={isBusy}
        minWidth={120}
        compact
      />
      <RadioCards
        legend={text.focusLegend}
        options={text.focusOptions}
        value={wish.focus}
        onChange={(focus) => change({ focus })}
        disabled={isBusy}
        minWidth={104}
        compact
      />
      {hasResult ? (
        <Cluster $gap={12}>
          <Button icon={<TrendingUp aria-hidden />} busy={isBusy} disabled={isBlank} onClick={generateHarder}>
            {text.harderButton}
          </Button>
          <Button type="submit" variant="secondary" icon={<Sparkles aria-hidden />} busy={isBusy} disabled={isBlank}>
            {text.newButton}
          </Button>
        </Cluster>
      ) : (
        <Cluster>
          <Button type="submit" icon={<Sparkles aria-hidden />} busy={isBusy} disabled={isBlank}>
            {text.generateButton}
          </Button>
        </Cluster>
      )}
      <GenerationStatus generator={generator} />
    </Stack>
  );
}
