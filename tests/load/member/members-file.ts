import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import { accountApi } from "../../../schema/account/api.ts";
import { profileApi } from "../../../schema/profile/api.ts";
import { Member, Refused } from "./member.ts";

const storedMember = z.object({ email: z.string(), password: z.string(), cookie: z.string() });
type StoredMember = z.infer<typeof storedMember>;
/** By the server's address. */
const fileShape = z.record(z.string(), z.array(storedMember));

/** A server hashes few passwords at once; more requests would only wait in its queue. */
const AT_ONCE = 8;

/**
 * Signs in as many members as asked for: those of the file first, on their kept session where it still lives, then new
 * ones. What is new is kept for the next run, readable by its owner alone.
 */
export async function signInMembers(options: {
  url: string;
  count: number;
  file: string;
  /** Gives each member an address of their own to come from. */
  isForwarded: boolean;
}): Promise<Member[]> {
  const { url, count, file, isForwarded } = options;
  const all = readKept(file);
  const saved = all[url] ?? [];
  const members: Member[] = [];
  const keep = (index: number, entry: StoredMember) => {
    saved[index] = entry;
  };
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) {
      const address = isForwarded ? addressOf(index) : undefined;
      const arrived = await arrive(saved[index], index, { url, ...(address && { address }) });
      members[index] = arrived.member;
      keep(index, arrived.entry);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...all, [url]: saved.filter(Boolean) }), { mode: 0o600 });
  }
  return members;
}

/** One of the addresses 10.0.0.1 and up. */
export const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${(index & 255) + 1}`;

function readKept(file: string): z.infer<typeof fileShape> {
  return existsSync(file) ? fileShape.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
}

async function arrive(known: StoredMember | undefined, index: number, from: { url: string; address?: string }) {
  if (known) {
    const member = new Member({ ...from, cookie: known.cookie });
    if (await isSignedIn(member, known)) return { member, entry: { ...known, cookie: member.cookie } };
  }
  const member = new Member(from);
  const entry = { email: `bot-${randomUUID()}@example.org`, password: randomBytes(12).toString("base64url") };
  const { me } = await member.call(accountApi.signUp, { body: entry });
  if (!me) throw new Error("The server wants addresses to be confirmed by mail, which bots cannot read.");
  member.memberId = me.memberId;
  await member.call(profileApi.saveName, { body: { full_name: `Bot ${index + 1}` } });
  return { member, entry: { ...entry, cookie: member.cookie } };
}

async function isSignedIn(member: Member, { email, password }: StoredMember): Promise<boolean> {
  try {
    const { me } = await member.call(accountApi.readSession);
    const known = me ?? (await member.call(accountApi.signIn, { body: { email, password } })).me;
    member.memberId = known.memberId;
    return true;
  } catch (error) {
    // A database that was recreated since then knows nobody.
    if (error instanceof Refused && error.code === "account/wrong-credentials") return false;
    throw error;
  }
}
