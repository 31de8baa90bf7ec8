import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isReturnPath } from "../../schema/account/return-path.ts";
import type { Language } from "../../schema/language/languages.ts";
import type { Recipient } from "../platform/mail.ts";
import { Refusal } from "../platform/refusal.ts";
import { CredentialEntity, UserEntity } from "./account.entity.ts";
import { withEmail } from "./account.ts";
import type { AccountMails } from "./account-mail.ts";
import type { Authentication } from "./authentication.ts";
import { asRefusals } from "./authentication-error.ts";
import { issueConfirmLink } from "./confirm-link.ts";

interface SignUp {
  readonly authentication: Authentication;
  readonly em: EntityManager;
  readonly mails: Pick<AccountMails, "confirmAddress" | "addressInUse">;
  readonly email: string;
  readonly password: string;
  /** Where the link of the mail leads afterwards. */
  readonly to?: string | undefined;
  /** LANGUAGE-1: that of the page. */
  readonly language?: Language | undefined;
}

/**
 * Creates an account that can be used at once. Returns the `Set-Cookie` values of its first session. Refuses with
 * `account/email-taken`.
 */
export async function createAccount(signUp: SignUp & { readonly browser: string }): Promise<string[]> {
  const { authentication, mails, browser } = signUp;
  const account = await addAccount(signUp);
  if (!account.isNew) throw new Refusal("account/email-taken");
  await mails.confirmAddress(account.recipient, account.token, pathOf(signUp));
  return await openSession(authentication, account.id, browser);
}

/**
 * Opens a session without a password; returns its `Set-Cookie` values. Only for members who have just proved who they are.
 * `browser` is its name in plain words.
 */
export async function openSession(
  authentication: Authentication,
  memberId: string,
  browser: string,
): Promise<string[]> {
  const headers = new Headers({ "user-agent": browser });
  const reply = await asRefusals(() =>
    authentication.api.openSession({ body: { userId: memberId }, headers, returnHeaders: true }),
  );
  return reply.headers.getSetCookie();
}

/**
 * Creates an account whose address must be confirmed before the first sign-in. If the address already has an account,
 * nothing changes and its owner gets a mail: a notice that someone tried to sign up or, if it was never confirmed, a
 * link that confirms it with this password. The caller cannot tell the cases apart, because the work is the same: one
 * hash, the same number of statements, one mail.
 */
export async function requestAccount(signUp: SignUp): Promise<void> {
  const { mails } = signUp;
  const { recipient, isConfirmed, token } = await addAccount(signUp);
  await (isConfirmed ? mails.addressInUse(recipient) : mails.confirmAddress(recipient, token, pathOf(signUp)));
}

/** Only a path on this site: anyone can have this mail sent to anyone. */
const pathOf = ({ to = null }: { readonly to?: string | null | undefined }): string | undefined =>
  isReturnPath(to) ? to : undefined;

/** Hashes a password in the form that sign-in compares. */
export async function hashPassword(authentication: Authentication, password: string): Promise<string> {
  return (await authentication.$context).password.hash(password);
}

interface Account {
  readonly id: string;
  readonly isNew: boolean;
  readonly isConfirmed: boolean;
  /** The typed address, and the language of its account. One that has chosen none yet is told in that of the page. */
  readonly recipient: Recipient;
  /** The token of the link that confirms the address with this sign-up's details. */
  readonly token: string;
}

/**
 * Adds an account, or finds the existing one, and creates a link. The unique index decides between concurrent sign-ups.
 * A confirmed account gets a link too, which is never mailed, so that the work is the same.
 */
async function addAccount({ authentication, em, email, password, language }: SignUp): Promise<Account> {
  // Before the transaction: hashing is slow and would block a connection of the pool.
  const hash = await hashPassword(authentication, password);
  return await em.transactional(async (tx) => {
    const id = crypto.randomUUID();
    const users = tx.createQueryBuilder(UserEntity).insert({ id, email, language: language ?? null });
    const added = await users.onConflict(raw("(lower(email))")).ignore().execute("run");
    if (added.affectedRows === 0) {
      const present = await tx.findOneOrFail(UserEntity, withEmail(email));
      const token = await issueConfirmLink(tx, present.id, hash);
      const recipient = { email, language: present.language ?? language ?? null };
      return { id: present.id, isNew: false, isConfirmed: present.emailVerified, recipient, token };
    }
    const keys = { id: crypto.randomUUID(), user: id, accountId: id, providerId: "credential" };
    await tx.insert(CredentialEntity, { ...keys, password: hash });
    const recipient = { email, language: language ?? null };
    return { id, isNew: true, isConfirmed: false, recipient, token: await issueConfirmLink(tx, id) };
  });
}
