import { hashPassword } from "better-auth/crypto";
import type { Drawing } from "../../schema/profile/profile.ts";
import { CredentialEntity, UserEntity } from "../account/account.entity.ts";
import { giveRole } from "../account/account.ts";
import type { Database } from "../platform/database/database.ts";
import { dateIn } from "../platform/date.ts";
import type { Role } from "../platform/session.ts";
import { ProfileEntity } from "../profile/profile.entity.ts";
import { confirmDates, setBirthDate } from "../safety/safety.ts";
import { seedDemoActivity } from "./demo-activity.ts";
import { seedDemoChannels } from "./demo-channel.ts";
import { seedDemoDevotions } from "./demo-devotions.ts";
import { seedDemoEngagement } from "./demo-engagement.ts";
import { seedDemoEvents } from "./demo-events.ts";
import { seedDemoPosts } from "./demo-posts.ts";

/** A demo account to sign in with on a development machine. */
export interface DemoMember {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly birthDate?: string;
  /** An admin has confirmed the birth date. */
  readonly isAgeConfirmed?: true;
  readonly roles?: readonly Role[];
  /** Their picture. */
  readonly drawing?: Drawing;
}

interface DemoOptions {
  readonly timeZone: string;
  /** Called once the events are stored: their pictures may come later. */
  savePictures(): Promise<void>;
}

const password = "lamp-on-a-stand";
export const demoMembers: readonly DemoMember[] = [
  {
    email: "admin@example.org",
    password,
    fullName: "Mama Grace",
    roles: ["admin", "safeguarding_lead"],
    drawing: "folake",
  },
  { email: "emeka@example.org", password, fullName: "Emeka Obi", roles: ["safeguarding_lead"], drawing: "gambo" },
  {
    email: "ada@example.org",
    password,
    fullName: "Ada Nwosu",
    birthDate: "2010-03-14",
    isAgeConfirmed: true,
    drawing: "chika",
  },
  { email: "tunde@example.org", password, fullName: "Túndé Adébáyọ̀", birthDate: "2010-09-02", drawing: "bayo" },
  {
    email: "halima@example.org",
    password,
    fullName: "Halima Ɗanjuma",
    birthDate: "1994-06-21",
    roles: ["mentor"],
    drawing: "hadiza",
  },
  { email: "chidi@example.org", password, fullName: "Chidi Ọkọ́nkwọ" },
];

/** Adds the demo members, their channels, their events and devotions to a database without any members. Returns those who can sign in. */
export async function seedDemo(database: Database, options: DemoOptions): Promise<readonly DemoMember[]> {
  const em = database.fork();
  if ((await em.count(UserEntity)) === 0) {
    const ids = new Map<string, string>();
    for (const member of demoMembers) ids.set(member.email, await join(member, database));
    await confirmDemoAges(database, ids);
    await seedDemoChannels(database.fork(), ids);
    await seedDemoEvents(database.fork(), { timeZone: options.timeZone, memberIds: [...ids.values()] });
    await seedDemoDevotions(database.fork(), {
      today: dateIn(options.timeZone),
      authorId: ids.get("admin@example.org") as string,
      readerId: ids.get("ada@example.org") as string,
    });
    await seedDemoEngagement(database.fork(), ids);
    await seedDemoPosts(database.fork(), ids);
    await seedDemoActivity(database.fork());
    await options.savePictures();
  }
  const known = await em.find(UserEntity, { email: { $in: demoMembers.map((member) => member.email) } });
  const emails = new Set(known.map((row) => row.email));
  return demoMembers.filter((member) => emails.has(member.email));
}

async function confirmDemoAges(database: Database, ids: ReadonlyMap<string, string>): Promise<void> {
  const seen = demoMembers.flatMap(({ email, birthDate, isAgeConfirmed }) => {
    const memberId = ids.get(email);
    return isAgeConfirmed && birthDate && memberId ? { memberId, birthDate } : [];
  });
  const adminId = ids.get("admin@example.org");
  if (!adminId) return;
  // This admin may not have the second factor yet that the role needs.
  await database.fork().transactional((tx) => confirmDates(tx, { memberId: adminId }, seen));
}

/** Inserted directly, because a sign-up would send a welcome mail to an invented address. */
async function join(member: DemoMember, database: Database): Promise<string> {
  const hash = await hashPassword(member.password);
  const id = crypto.randomUUID();
  await database.fork().transactional(async (em) => {
    em.create(UserEntity, { id, email: member.email, emailVerified: true });
    em.create(CredentialEntity, {
      id: crypto.randomUUID(),
      user: id,
      accountId: id,
      providerId: "credential",
      password: hash,
    });
    em.create(ProfileEntity, { user: id, fullName: member.fullName, drawing: member.drawing ?? null });
    await em.flush();
    if (member.birthDate) await setBirthDate(em, id, member.birthDate);
    for (const role of member.roles ?? []) await giveRole(em, member.email, role);
  });
  return id;
}
