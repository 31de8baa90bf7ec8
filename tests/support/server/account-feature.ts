import { Pool } from "pg";
import type { BodyOf, Endpoint, OutputOf } from "../../../schema/endpoint.ts";
import { accountRoutes } from "../../../server/account/account.routes.ts";
import { accountMails } from "../../../server/account/account-mail.ts";
import { openAuthentication } from "../../../server/account/authentication.ts";
import { sessionReader } from "../../../server/account/session/session-reader.ts";
import { communitySettings } from "../../../server/platform/config/community.ts";
import { readConfig } from "../../../server/platform/config/config.ts";
import { openDatabase } from "../../../server/platform/database/database.ts";
import type { Call } from "../../../server/platform/endpoint/call.ts";
import { openLog } from "../../../server/platform/log.ts";
import type { Mail } from "../../../server/platform/mail.ts";
import { rateLimits } from "../../../server/platform/rate-limit.ts";
import { freshDatabaseUrl } from "./database.ts";

/** The account endpoints on a real database and nothing else, so that a test can count what one call costs. */
export async function openAccountFeature(environment: Record<string, string> = {}) {
  const url = await freshDatabaseUrl();
  const log = openLog({ LOG_LEVEL: "fatal" });
  const database = await openDatabase({ url, poolSize: 5, log });
  const pool = new Pool({ connectionString: url, max: 5 });
  const config = readConfig({ NODE_ENV: "test", SECRET: "a secret of forty characters or even more", ...environment });
  const siteUrl = "http://localhost:2567";
  const mails: Mail[] = [];
  const enqueued: { queue: string; data: unknown }[] = [];
  const openRateLimit = rateLimits(pool);
  const sendMail = async (mail: Mail) => void mails.push(mail);
  const accountMail = accountMails({ community: communitySettings(config), siteUrl, sendMail, openRateLimit });
  const authentication = openAuthentication({ config, pool, database, mails: accountMail, siteUrl, log });
  const routes = accountRoutes({
    config,
    authentication,
    mails: accountMail,
    readSession: await sessionReader(authentication, database),
    openRateLimit,
    recheckSockets: async () => {},
    jobs: { enqueue: async ({ name }, data) => void enqueued.push({ queue: name, data }) },
  });
  return {
    database,
    mails,
    enqueued,
    /** Calls an endpoint as a signed-out visitor from `address`. */
    async call<E extends Endpoint>(endpoint: E, body: BodyOf<E>, address = "192.0.2.1"): Promise<OutputOf<E>> {
      const route = routes.find((each) => each.endpoint === endpoint);
      if (!route) throw new Error(`${endpoint.path} has no route`);
      const call = {
        body,
        headers: {},
        address,
        em: database.fork(),
        database,
        member: null,
        cookie: "",
        setCookies() {},
      };
      return (await route.answer(call as unknown as Call<Endpoint>)) as OutputOf<E>;
    },
    async close() {
      await pool.end();
      await database.close();
    },
  };
}
