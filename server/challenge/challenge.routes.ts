import * as challengeApi from "../../schema/challenge/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { readGame, type SoloTable } from "../solo/solo.ts";
import { declineChallenge, makeChallenge, playChallenge, sendChallenge } from "./challenge.ts";
import { findChallenge, listChallenges, present } from "./challenge-view.ts";

export const challengeRoutes = (table: SoloTable, policy: MessagingPolicy): Route[] => [
  route(challengeApi.listChallenges, async ({ em, member }) => ({
    challenges: await listChallenges(em, member.memberId),
  })),

  route(challengeApi.makeChallenge, async ({ em, member }) => ({
    challengeId: await makeChallenge(em, table, member.memberId),
  })),

  route(challengeApi.readChallenge, async ({ em, member, params }) => ({
    challenge: await present(em, await findChallenge(em, policy, member.memberId, params.challengeId)),
  })),

  route(challengeApi.sendChallenge, async ({ em, member, params, body }) => {
    await sendChallenge(em, policy, member.memberId, { ...params, friendId: body.memberId });
  }),

  route(challengeApi.playChallenge, async ({ em, member, params }) => ({
    game: await readGame(em, table, member, await playChallenge(em, policy, member.memberId, params.challengeId)),
  })),

  route(challengeApi.declineChallenge, async ({ em, member, params }) => {
    await declineChallenge(em, member.memberId, params.challengeId);
  }),
];
