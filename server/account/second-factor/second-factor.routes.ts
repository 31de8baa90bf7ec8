import * as secondFactorApi from "../../../schema/account/second-factor-api.ts";
import { countAs } from "../../../schema/member/role.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AccountMails } from "../account-mail.ts";
import type { Authentication } from "../authentication.ts";
import { confirmPassword } from "../password/confirm-password.ts";
import {
  clearSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  recoveryCodesOf,
  replaceRecoveryCodes,
  startSecondFactor,
} from "./second-factor.ts";

export function secondFactorRoutes(options: {
  authentication: Authentication;
  mails: Pick<AccountMails, "secondFactorAdded" | "secondFactorRemoved">;
  requiresSecondFactor: boolean;
  /** Closes the member's sockets so that they reconnect and are checked again. */
  recheckSockets(memberId: string): Promise<void>;
}): Route[] {
  const { authentication, mails, requiresSecondFactor, recheckSockets } = options;
  return [
    route(secondFactorApi.readSecondFactor, async ({ em, member }) => {
      const isOn = await hasSecondFactor(em, member.memberId);
      const roles = [...member.roles, ...member.pendingRoles];
      return {
        isOn,
        isRequired: requiresSecondFactor && countAs("guardian", roles),
        recoveryCodesLeft: isOn ? (await recoveryCodesOf(authentication, member.memberId)).length : 0,
      };
    }),

    route(secondFactorApi.startSecondFactor, ({ em, member, cookie, body }) =>
      startSecondFactor(authentication, em, { member, cookie, ...body }),
    ),

    route(secondFactorApi.confirmSecondFactor, async ({ em, member, body }) => {
      const recoveryCodes = await confirmSecondFactor(authentication, em, member, body.code);
      await mails.secondFactorAdded(member);
      return { recoveryCodes };
    }),

    route(secondFactorApi.replaceRecoveryCodes, async ({ cookie, body }) => ({
      recoveryCodes: await replaceRecoveryCodes(authentication, cookie, body.password),
    })),

    route(secondFactorApi.removeSecondFactor, async ({ em, member, cookie, body }) => {
      await confirmPassword(authentication, cookie, body.password);
      if (!(await clearSecondFactor(em, member.memberId))) throw new Refusal("account/second-factor-off");
      // ACCESS-9: they may be in threads that only their role opened.
      if (requiresSecondFactor) await recheckSockets(member.memberId);
      await mails.secondFactorRemoved(member);
    }),
  ];
}
