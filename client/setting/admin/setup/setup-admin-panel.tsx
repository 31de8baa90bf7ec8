import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { SettingsReply, SetupState } from "../../../../schema/setting/admin-api.ts";
import { type SetupStep, setupSteps } from "../../../../schema/setting/setup.ts";
import { toastError } from "../../../frame/error-text.ts";
import { QueryState } from "../../../frame/query-state.tsx";
import { SectionScreen } from "../../../frame/section/section-screen.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { toast } from "../../../ui/feedback/toast.ts";
import { Cluster, Stack } from "../../../ui/layout/stack.ts";
import { Text } from "../../../ui/text/text.tsx";
import { settingsQuery, setupQuery, useRecordSetup } from "../setting-queries.ts";
import { SetupStepList } from "./setup-step-list.tsx";
import { SetupStepPanel } from "./setup-step-panel.tsx";
import * as text from "./setup-text.ts";

/** SETTING-14: the guide for the first admin of a new server. The step is in the address, the progress on the server. */
export function SetupAdminPanel() {
  const setup = useQuery(setupQuery);
  const settings = useQuery(settingsQuery);
  const waiting = setup.data ? settings : setup;
  return (
    <SectionScreen title={text.title} lead={text.lead} width="reading">
      {setup.data && settings.data ? (
        <Guide setup={setup.data} reply={settings.data} />
      ) : (
        <QueryState query={waiting} label={text.loading} rows={6} />
      )}
    </SectionScreen>
  );
}

function Guide({ setup, reply }: { setup: SetupState; reply: SettingsReply }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const record = useRecordSetup();
  const chosen = setupSteps.find((each) => each === search.get("step"));
  const firstOpen = setup.steps.find(({ state }) => state === "open")?.step;
  const step = chosen ?? firstOpen ?? setupSteps[0];
  const over = setup.steps.filter(({ state }) => state !== "open").length;
  const progress = text.progressText(over, setupSteps.length);
  const place = useFocusOnChange(step);

  async function send(body: Parameters<typeof record.mutateAsync>[0]): Promise<SetupState | undefined> {
    try {
      return await record.mutateAsync(body);
    } catch (error) {
      toastError(error, text.notRecorded);
      return undefined;
    }
  }
  async function leave(as: "done" | "skipped") {
    const state = await send({ step, as });
    if (!state) return;
    const next = nextOf(step, state);
    void navigate(next === undefined ? "/admin/setup" : `/admin/setup?step=${next}`);
  }
  async function putOff() {
    if (await send({ as: "later" })) void navigate("/admin");
  }
  async function finish() {
    if (!(await send({ as: "finished" }))) return;
    toast(text.finishedToast);
    void navigate("/admin");
  }
  return (
    <Stack $gap={24}>
      <Stack $gap={8}>
        <Text $tone="muted">{progress}</Text>
        <ProgressBar label={text.progressLabel} value={over} max={setupSteps.length} valueText={progress} />
      </Stack>
      <div ref={place} tabIndex={-1}>
        <SetupStepPanel
          key={step}
          step={step}
          reply={reply}
          onDone={() => void leave("done")}
          onSkip={() => void leave("skipped")}
        />
      </div>
      <SetupStepList steps={setup.steps} current={step} />
      <Cluster $justify="between">
        <Button variant="quiet" onClick={() => void putOff()}>
          {text.laterButton}
        </Button>
        <Button variant={firstOpen === undefined ? "primary" : "secondary"} onClick={() => void finish()}>
          {text.finishButton}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** An element that gets the focus whenever the step changes, but not when the page opens. */
function useFocusOnChange(step: SetupStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "nearest" });
  }, [step]);
  return place;
}

/** The next open step after this one, or the first one. */
function nextOf(step: SetupStep, { steps }: SetupState): SetupStep | undefined {
  const at = setupSteps.indexOf(step);
  const open = steps.filter(({ state }) => state === "open").map((each) => each.step);
  return open.find((each) => setupSteps.indexOf(each) > at) ?? open[0];
}
