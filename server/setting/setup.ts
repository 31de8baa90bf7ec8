import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { BodyOf } from "../../schema/endpoint.ts";
import type { recordSetup as recordEndpoint, SetupState } from "../../schema/setting/admin-api.ts";
import { setupSteps } from "../../schema/setting/setup.ts";
import type { Config } from "../platform/config/config.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Member } from "../platform/session.ts";
import { withSettingsLock } from "./change-settings.ts";
import { SettingEntity } from "./setting.entity.ts";

const SETUP = "setup";

const progress = z.object({
  steps: z.partialRecord(z.enum(setupSteps), z.enum(["done", "skipped"])).default({}),
  isPutOff: z.boolean().default(false),
  isFinished: z.boolean().default(false),
});
type Progress = z.output<typeof progress>;
type Environment = Pick<Config, "isProduction">;

/** SETTING-13: how far the setup is. Without a row, only a production server has yet to be set up. */
export async function readSetup(em: EntityManager, environment: Environment): Promise<SetupState> {
  return stateOf(await readProgress(em, environment));
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
  environment: Environment,
): Promise<SetupState> {
  return await withSettingsLock(em, async (tx) => {
    const before = await readProgress(tx, environment);
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
    return stateOf(now);
  });
}

const stateOf = ({ steps, isPutOff, isFinished }: Progress): SetupState => ({
  isFinished,
  isFresh: !isFinished && !isPutOff && Object.keys(steps).length === 0,
  steps: setupSteps.map((step) => ({ step, state: steps[step] ?? "open" })),
});
