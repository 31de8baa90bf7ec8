import * as soloApi from "../../schema/solo/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { answerStep, type OnFinished, readGame, showStep } from "./solo-game.ts";
import type { SoloTable } from "./solo-rules.ts";

export const soloRoutes = (table: SoloTable, onFinished: OnFinished): Route[] => [
  route(soloApi.readSoloGame, async ({ em, member, params }) => ({
    game: await readGame(em, table, member, params.gameId),
  })),

  route(soloApi.showStep, async ({ em, member, params, body }) => ({
    game: await showStep(em, table, member, { ...params, ...body }),
  })),

  route(
    soloApi.answerStep,
    async ({ em, member, params, body }) => await answerStep(em, table, member, { ...params, ...body }, onFinished),
  ),
];
