import * as sessionApi from "../../../schema/account/session-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Authentication } from "../authentication.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import { endOwnSession, listSessions, rememberPassword } from "./own-session.ts";

export const sessionRoutes = (authentication: Authentication): Route[] => [
  route(sessionApi.listSessions, async ({ em, member }) => ({ sessions: await listSessions(em, member) })),

  route(sessionApi.endOwnSession, async ({ em, member, params }) => await endOwnSession(em, member, params.sessionId)),

  route(sessionApi.confirmPassword, async ({ em, member, cookie, body }) => {
    await confirmPassword(authentication, cookie, body.password);
    await rememberPassword(em, member.sessionId);
  }),
];
