import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import * as accountApi from "../../../schema/account/api.ts";
import * as profileApi from "../../../schema/profile/api.ts";
import { Member, Refused } from "./member.ts";

const storedMember = z.object({ email: z.string(), password: z.string(), cookie: z.string() });
export type StoredMember = z.infer<typeof storedMember>;
/** Accounts by the server's URL. */
const fileShape = z.record(z.string(), z.array(storedMember));

const BIRTH_DATE = "1990-05-05";
/** A server hashes few passwords at once; more requests would only wait in its queue. */
const AT_ONCE = 8;

/**
 * Signs in `count` members: first those of the file, with their stored session if it is still valid, then new ones. Stores
 * all of them in the file for the next run, readable only by its owner.
 */
export async function signInMembers(options: {
  url: string;
  count: number;
  file: string;
  /** Sends a different address for each member in X-Forwarded-For. */
  isForwarded: boolean;
}): Promise<Member[]> {
  const { url, count, file, isForwarded } = options;
  const saved = readKept(file)[url] ?? [];
  const members: Member[] = [];
  const keep = (index: number, entry: StoredMember) => {
    saved[index] = entry;
  };
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const address = isForwarded ? addressOf(index) : undefined;
      const signedIn = await signIn(saved[index], index, { url, ...(address && { address }) });
      members[index] = signedIn.member;
      keep(index, signedIn.entry);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    keepMembers(file, url, saved.filter(Boolean));
  }
  return members;
}

/** Stores the accounts of a server in the file, readable only by its owner. Those of other servers stay. */
export function keepMembers(file: string, url: string, accounts: readonly StoredMember[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readKept(file), [url]: accounts }), { mode: 0o600 });
}

/** One of the addresses from 10.0.0.1 on. */
export const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${(index & 255) + 1}`;

function readKept(file: string): z.infer<typeof fileShape> {
  if (!existsSync(file)) return {};
  try {
    return fileShape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (cause) {
    throw new Error(`${file} holds no accounts of bots.`, { cause });
  }
}

async function signIn(known: StoredMember | undefined, index: number, from: { url: string; address?: string }) {
  if (known) {
    const member = new Member({ ...from, cookie: known.cookie });
    if (await isSignedIn(member, known)) return { member, entry: { ...known, cookie: member.cookie } };
  }
  const member = new Member(from);
  const entry = { email: `bot-${randomUUID()}@example.org`, password: randomBytes(12).toString("base64url") };
  const { me } = await member.call(accountApi.signUp, { body: entry });
  if (!me) throw new Error("The server requires addresses to be confirmed by mail, and bots can't read mail.");
  member.memberId = me.memberId;
  await member.call(profileApi.saveName, { body: { full_name: `Bot ${index + 1}` } });
  // Without one, nobody may write to others.
  await member.call(profileApi.saveBirthDate, { body: { birth_date: BIRTH_DATE } });
  return { member, entry: { ...entry, cookie: member.cookie } };
}

async function isSignedIn(member: Member, { email, password }: StoredMember): Promise<boolean> {
  try {
    const { me } = await member.call(accountApi.readSession);
    const known = me ?? (await member.call(accountApi.signIn, { body: { email, password } })).me;
    if (!known) throw new Error("A bot can’t enter the code of a second factor.");
    member.memberId = known.memberId;
    return true;
  } catch (error) {
    // The database was recreated and no longer has the account, or it has no password, as those of `npm run fill`.
    if (error instanceof Refused && error.code === "account/wrong-credentials") return false;
    throw error;
  }
}
