import * as devotionAdminApi from "../../../schema/devotion/admin-api.ts";
import * as devotionDraftApi from "../../../schema/devotion/draft-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Jobs } from "../../platform/job.ts";
import { Refusal } from "../../platform/refusal.ts";
import { readGeneration, startGeneration } from "../draft/generation.ts";
import { deleteDevotion, restoreDevotion } from "./delete-devotion.ts";
import { listManagedDevotions } from "./devotion-list.ts";
import { createDevotion, publishDevotion, unpublishDevotion, updateDevotion } from "./edit-devotion.ts";
import { present, readManagedDevotion, type StoredDevotion } from "./managed-devotion.ts";

interface Options {
  /** The community's date. */
  readonly today: () => string;
  readonly jobs: Jobs;
  /** False on a server without a language model. */
  readonly hasModel: boolean;
}

export function devotionAdminRoutes({ today, jobs, hasModel }: Options): Route[] {
  const shown = async (devotion: Promise<StoredDevotion>) => present(await devotion, today());
  return [
    route(
      devotionAdminApi.listManagedDevotions,
      async ({ em, query }) => await listManagedDevotions(em, query, today()),
    ),
    route(
      devotionAdminApi.readManagedDevotion,
      async ({ em, params }) => await readManagedDevotion(em, params.devotionId, today()),
    ),
    route(devotionAdminApi.createDevotion, ({ em, member, body }) => shown(createDevotion(em, member.memberId, body))),
    route(devotionAdminApi.updateDevotion, ({ em, member: { memberId: adminId }, params, body }) =>
      shown(updateDevotion(em, { adminId, ...params }, body)),
    ),
    route(devotionAdminApi.publishDevotion, ({ em, member: { memberId: adminId }, params, body }) =>
      shown(publishDevotion(em, { adminId, ...params }, body.date)),
    ),
    route(devotionAdminApi.unpublishDevotion, ({ em, params }) => shown(unpublishDevotion(em, params.devotionId))),
    route(devotionAdminApi.deleteDevotion, ({ em, params }) => shown(deleteDevotion(em, params.devotionId))),
    route(devotionAdminApi.restoreDevotion, ({ em, params }) => shown(restoreDevotion(em, params.devotionId))),

    route(devotionDraftApi.generateDevotion, async ({ em, member, body }) => {
      if (!hasModel) throw new Refusal("ai/not-set-up");
      return await startGeneration(em, jobs, member.memberId, body);
    }),
    route(devotionDraftApi.readDevotionGeneration, async ({ em, member }) => ({
      generation: await readGeneration(em, member.memberId),
    })),
  ];
}
