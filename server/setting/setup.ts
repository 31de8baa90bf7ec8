import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { recordSetup as recordEndpoint, SetupState, StepState } from "../../schema/setting/admin-api.ts";
import { type SetupStep, setupSteps } from "../../schema/setting/setup.ts";
import type { Config } from "../platform/config/config.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { withSettingsLock } from "./change-settings.ts";
import { SettingEntity } from "./setting.entity.ts";
import { doneByFacts, factSteps, type SetupServices } from "./setup-facts.ts";

const SETUP = "setup";

const progress = z.object({
  steps: z.partialRecord(z.enum(setupSteps), z.enum(["done", "skipped"])).default({}),
  isPutOff: z.boolean().default(false),
  isFinished: z.boolean().default(false),
});
type Progress = z.output<typeof progress>;
type Environment = Pick<Config, "isProduction">;

/** SETTING-13: how far the setup is. Without a row, only a production server has yet to be set up. */
export async function readSetup(em: EntityManager, services: SetupServices): Promise<SetupState> {
  return stateOf(await readProgress(em, services.config), await doneByFacts(em, services));
}

async function readProgress(em: EntityManager, { isProduction }: Environment): Promise<Progress> {
  const row = await em.findOne(SettingEntity, SETUP);
  return progress.parse(row ? row.value : { isFinished: !isProduction });
}

/** SETTING-14, SETTING-19: records a step, or that the setup is put off or finished. */
export async function recordSetup(
  em: EntityManager,
  { memberId }: Pick<Member, "memberId">,
  { step, as }: BodyOf<typeof recordEndpoint>,
  services: SetupServices,
): Promise<SetupState> {
  return await withSettingsLock(em, async (tx) => {
    const before = await readProgress(tx, services.config);
    if (step === "helplines" && as === "skipped") throw new Refusal("setting/helplines-unchecked");
    const now: Progress = {
      steps: step && (as === "done" || as === "skipped") ? { ...before.steps, [step]: as } : before.steps,
      isPutOff: before.isPutOff || as === "later",
      isFinished: before.isFinished || as === "finished",
    };
    if (now.isFinished && !before.isFinished && now.steps.helplines !== "done") {
      throw new Refusal("setting/helplines-unchecked");
    }
    await tx.upsert(SettingEntity, { key: SETUP, value: now, changedAt: new Date(), changedBy: memberId });
    return stateOf(now, await doneByFacts(tx, services));
  });
}

const stateOf = (recorded: Progress, facts: ReadonlySet<SetupStep>): SetupState => ({
  isFinished: recorded.isFinished,
  isFresh: !recorded.isFinished && !recorded.isPutOff && Object.keys(recorded.steps).length === 0,
  steps: setupSteps.map((step) => ({ step, state: stepState(step, recorded, facts) })),
});

/** SETTING-20, SETTING-21. */
function stepState(step: SetupStep, { steps }: Progress, facts: ReadonlySet<SetupStep>): StepState {
  if (facts.has(step)) return "done";
  const said = steps[step] ?? "open";
  return said === "done" && factSteps.has(step) ? "open" : said;
}
