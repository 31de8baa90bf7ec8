import * as adminApi from "../../schema/role-invitation/admin-api.ts";
import * as roleInvitationApi from "../../schema/role-invitation/api.ts";
import type { Config } from "../platform/config/config.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { type AcceptOptions, acceptInvitation } from "./accept-invitation.ts";
import { type CreateOptions, createInvitation } from "./create-invitation.ts";
import { listInvitations } from "./invitation-list.ts";
import { readInvitation } from "./read-invitation.ts";
import { revokeInvitation } from "./revoke-invitation.ts";

type Options = AcceptOptions & CreateOptions & { readonly config: Pick<Config, "requiresSecondFactor"> };

export function roleInvitationRoutes(options: Options): Route[] {
  const { requiresSecondFactor } = options.config;
  return [
    route(roleInvitationApi.readRoleInvitation, async ({ em, member, body: { code } }) =>
      readInvitation(em, member, { code, requiresSecondFactor }),
    ),

    route(roleInvitationApi.acceptRoleInvitation, async ({ em, member, body: { code } }) =>
      acceptInvitation(em, member, code, options),
    ),

    route(adminApi.listRoleInvitations, async ({ em, member, query }) => listInvitations(em, member, query.page)),

    route(adminApi.createRoleInvitation, async ({ em, member, body }) => createInvitation(em, member, body, options)),

    route(adminApi.revokeRoleInvitation, async ({ em, member, params }) => {
      await revokeInvitation(em, member, params.invitationId);
    }),
  ];
}
