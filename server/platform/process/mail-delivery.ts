import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import type { Log } from "../log.ts";
import type { NoteDelivery } from "../mail.ts";
import { mailServerOf } from "../mail.ts";
import { InstallationEntity } from "./installation.entity.ts";

/** Writes down that a mail server took a mail, at most once an hour. Never rejects: the mail is out, and must not be sent again. */
export const deliveryNoter =
  (database: Pick<Database, "fork">, log: Pick<Log, "warn">): NoteDelivery =>
  async (mailServer) => {
    const isNews = {
      isOnly: true,
      $or: [
        { mailServer: null },
        { mailServer: { $ne: mailServer } },
        { mailDeliveredAt: { $lt: raw("now() - interval '1 hour'") } },
      ],
    };
    try {
      await database.fork().nativeUpdate(InstallationEntity, isNews, { mailServer, mailDeliveredAt: raw("now()") });
    } catch (error) {
      log.warn({ error }, "a mail was delivered, and this was not noted");
    }
  };

/** Whether the mail server of the settings has taken a mail. */
export async function hasDeliveredMail(em: EntityManager, config: Pick<Config, "SMTP_URL">): Promise<boolean> {
  const mailServer = mailServerOf(config);
  if (mailServer === null) return false;
  return (await em.count(InstallationEntity, { mailServer, mailDeliveredAt: { $ne: null } })) > 0;
}
