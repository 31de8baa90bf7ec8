import type { Rooms } from "../../rooms/index.ts";
import { batchLoader } from "../platform/async/batch-loader.ts";
import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import type { ConfirmPassword, PasswordIsConfirmed, ReadSession } from "../platform/session.ts";
import { accountJobs } from "./account.jobs.ts";
import { accountRoutes } from "./account.routes.ts";
import { accountMails } from "./account-mail.ts";
import { openAuthentication, type PasswordHashing } from "./authentication.ts";
import type { AfterConfirming } from "./confirm-link.ts";
import { confirmPassword } from "./password/confirm-password.ts";
import { reencryptSecondFactors } from "./second-factor/reencrypt.ts";
import { passwordIsConfirmed } from "./session/own-session.ts";
import { sessionReader } from "./session/session-reader.ts";
import { liveSessions } from "./session/session-store.ts";

export interface AccountFeature extends Feature {
  readonly confirmPassword: ConfirmPassword;
  readonly readSession: ReadSession;
  readonly passwordIsConfirmed: PasswordIsConfirmed;
  /** Which of these sessions may keep their sockets open. */
  liveSessions(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether this session may open a socket. Concurrent calls share one query. */
  sessionIsLive(sessionId: string): Promise<boolean>;
}

export interface AccountNeeds {
  readonly afterConfirming: AfterConfirming;
}

export interface AccountOverrides {
  /** Replaces the deliberately slow hashing in tests that need many accounts. */
  readonly passwordHashing?: PasswordHashing;
}

export async function openAccount(
  core: Core,
  live: LateReference<Rooms>,
  { passwordHashing, afterConfirming }: AccountNeeds & AccountOverrides,
): Promise<AccountFeature> {
  const mails = accountMails(core);
  const authentication = openAuthentication({ ...core, pool: core.accountPool, mails, passwordHashing });
  const reencrypted = await reencryptSecondFactors(authentication, core.database.fork(), core.config);
  if (reencrypted > 0) core.log.info({ reencrypted }, "second factors are encrypted with the current SECRET now");
  const readSession = await sessionReader(authentication, core.database, core.config);
  const isLive = batchLoader(async (sessionIds: readonly string[]) => {
    const found = await liveSessions(core.database, sessionIds);
    return new Map([...found].map((sessionId) => [sessionId, true]));
  });
  return {
    readSession,
    passwordIsConfirmed: (sessionId) => passwordIsConfirmed(core.database.fork(), sessionId),
    confirmPassword: (cookie, password) => confirmPassword(authentication, cookie, password),
    liveSessions: (sessionIds) => liveSessions(core.database, sessionIds),
    sessionIsLive: async (sessionId) => (await isLive(sessionId)) === true,
    routes: accountRoutes({
      ...core,
      authentication,
      mails,
      readSession,
      afterConfirming,
      recheckSockets: (memberId) => live.get().sockets.recheckMember(memberId),
    }),
    onDatabaseEvent: {
      sessionEnded: (sessionId) => live.get().sockets.closeSession(sessionId),
      memberSuspended: (memberId) => live.get().sockets.closeMember(memberId),
    },
    jobs: accountJobs(core.database, mails),
  };
}
