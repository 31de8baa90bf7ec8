import { createHash, randomInt } from "node:crypto";
import { LockMode, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { activeHolders } from "../../account/account.ts";
import { InstallationEntity } from "../../platform/process/installation.entity.ts";
import { AdminCodeEntity } from "./admin-code.entity.ts";

const GROUPS = 6;
const GROUP_LENGTH = 4;
/** People copy the code by hand, so look-alikes (0 and O, 1, I and L) are left out. 24 characters are 118 bits. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** A new code, as `K7MW-3XQA-P9RT-4HNC-W2ZD-86FJ`. */
export const newAdminCode = (): string => Array.from({ length: GROUPS }, group).join("-");

/** A code as it is stored, however its case, spaces and hyphens were typed. It has too many bits to be tried out. */
export const hashOfCode = (typed: string): string =>
  createHash("sha256")
    .update(typed.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest("base64url");

/** ACCESS-9: whether somebody may act as an admin now. */
export const hasAdmin = async (em: EntityManager): Promise<boolean> => (await activeHolders(em, ["admin"])).length > 0;

/** One at a time in the whole community issues or uses a code. */
export async function lockAdminCodes(tx: EntityManager): Promise<void> {
  await tx.findOneOrFail(InstallationEntity, { isOnly: true }, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

/** SETUP-8: a new code, which replaces the one before. Null if there is an admin. */
export async function issueAdminCode(em: EntityManager): Promise<string | null> {
  return await em.transactional(async (tx) => {
    await lockAdminCodes(tx);
    return (await hasAdmin(tx)) ? null : await replaceCode(tx);
  });
}

/**
 * SETUP-8: what a server without an admin tells at its start, in words: a new code, or until when the one works that was shown
 * before. Of several servers that start, one shows a code. Null if there is an admin.
 */
export async function firstAdminNotice(em: EntityManager, siteUrl: string): Promise<string | null> {
  return await em.transactional(async (tx) => {
    await lockAdminCodes(tx);
    if (await hasAdmin(tx)) return null;
    const open = await tx.findOne(AdminCodeEntity, isOpen());
    return open ? openCodeText(open, siteUrl) : adminCodeText(await replaceCode(tx), siteUrl);
  });
}

const isOpen = () => ({ usedAt: null, expiresAt: { $gt: raw("now()") } });

async function replaceCode(tx: EntityManager): Promise<string> {
  await tx.nativeUpdate(AdminCodeEntity, isOpen(), { expiresAt: raw<Date>("now()") });
  await tx.nativeDelete(AdminCodeEntity, { issuedAt: { $lt: raw("now() - interval '30 days'") } });
  const code = newAdminCode();
  await tx.insert(AdminCodeEntity, { hash: hashOfCode(code), expiresAt: raw("now() + interval '24 hours'") });
  return code;
}

const NOBODY = "Nobody is an admin here yet.";

/** What the person who runs the server reads. Nothing else shows the code. */
export const adminCodeText = (code: string, siteUrl: string): string =>
  `${NOBODY} Open ${siteUrl}/setup, create your account, and enter this code. It works once, for 24 hours:\n\n  ${code}`;

/** The code itself is nowhere: only its hash is stored. */
const openCodeText = ({ issuedAt, expiresAt }: OpenCode, siteUrl: string): string =>
  `${NOBODY} The one-time code that was shown on ${minuteOf(issuedAt)} still works at ${siteUrl}/setup, until ${minuteOf(expiresAt)}. \`npm run admin-code\` shows a new one in its place.`;

interface OpenCode {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

const minuteOf = (date: Date): string => `${date.toISOString().slice(0, 16).replace("T", " at ")} UTC`;
