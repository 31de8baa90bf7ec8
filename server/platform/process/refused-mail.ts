import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Database } from "../database/database.ts";
import { withoutAddresses } from "../error-text.ts";
import type { Log } from "../log.ts";
import type { NoteRefusal } from "../mail.ts";
import { InstallationEntity } from "./installation.entity.ts";

/** After this time without another one, refusals are old news. */
const KEPT = "interval '7 days'";
const isOver = `coalesce(mails_refused_at < now() - ${KEPT}, true)`;

/** Mails that the mail server has refused for good. */
interface RefusedMails {
  readonly count: number;
  /** When the first and the last of them were refused, in milliseconds since 1970. */
  readonly since: number;
  readonly lastAt: number;
  /** What the mail server answered last, without addresses. */
  readonly answer: string | null;
}

/** MONITORING-15: counts a mail that was refused for good. Never rejects: the job has ended, and has its own error. */
export const refusalNoter =
  (database: Pick<Database, "fork">, log: Pick<Log, "warn">): NoteRefusal =>
  async (answer) => {
    try {
      await database.fork().nativeUpdate(
        InstallationEntity,
        { isOnly: true },
        {
          refusedMails: raw<number>(`case when ${isOver} then 1 else refused_mails + 1 end`),
          mailsRefusedSince: raw<Date>(`case when ${isOver} then now() else mails_refused_since end`),
          mailsRefusedAt: raw<Date>("now()"),
          mailRefusal: answer === null ? null : withoutAddresses(answer),
        },
      );
    } catch (error) {
      log.warn({ error }, "a mail was refused for good, and this was not noted");
    }
  };

/** MONITORING-15: null if none was refused lately. */
export async function readRefusedMails(em: EntityManager): Promise<RefusedMails | null> {
  const found = await em.findOne(InstallationEntity, { isOnly: true, mailsRefusedAt: { $gt: raw(`now() - ${KEPT}`) } });
  if (!found?.mailsRefusedSince || !found.mailsRefusedAt) return null;
  return {
    count: found.refusedMails,
    since: found.mailsRefusedSince.getTime(),
    lastAt: found.mailsRefusedAt.getTime(),
    answer: found.mailRefusal ?? null,
  };
}

/** MONITORING-15: an admin has seen them, and the mail server takes mails. */
export async function forgetRefusedMails(em: EntityManager): Promise<void> {
  const none = { refusedMails: 0, mailsRefusedSince: null, mailsRefusedAt: null, mailRefusal: null };
  await em.nativeUpdate(InstallationEntity, { isOnly: true }, none);
}
