import { betterAuth } from "better-auth";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { twoFactor } from "better-auth/plugins/two-factor";
import pLimit from "p-limit";
import type { Pool } from "pg";
import type { Config } from "../platform/config/config.ts";
import { secretsOf, versionOf } from "../platform/config/secrets.ts";
import type { Database } from "../platform/database/database.ts";
import type { Log } from "../platform/log.ts";
import { recipientOf } from "./account.ts";
import type { AccountMails } from "./account-mail.ts";
import { issueConfirmLink } from "./confirm-link.ts";
import { newRecoveryCodes } from "./second-factor/recovery-code.ts";
import { sessionPlugin } from "./session/session-plugin.ts";

/** How long the code of a second factor may follow the password. */
const CHALLENGE_SECONDS = 10 * 60;
const DAY_SECONDS = 24 * 60 * 60;
/**
 * Three of Node's four worker threads. The fourth stays free for DNS lookups and file access while many members sign
 * in.
 */
const HASHES_AT_ONCE = 3;

/** How passwords are stored and compared: better-auth's scrypt, unless a test needs many accounts. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(attempt: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

const scrypt: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

export type Authentication = ReturnType<typeof openAuthentication>;

/**
 * Opens better-auth on a separate pool. Its HTTP handler is not mounted: the endpoints declared in schema/account call
 * its functions, so they have the same limits, validation and errors as every other endpoint.
 */
export function openAuthentication(options: {
  config: Config;
  pool: Pool;
  database: Pick<Database, "fork">;
  mails: Pick<AccountMails, "confirmAddress">;
  siteUrl: string;
  log: Log;
  passwordHashing?: PasswordHashing | undefined;
}) {
  const { config, database, mails, siteUrl, log, passwordHashing = scrypt } = options;
  const inTurn = pLimit(HASHES_AT_ONCE);
  const isHttps = siteUrl.startsWith("https:");
  return betterAuth({
    appName: config.COMMUNITY_NAME,
    baseURL: siteUrl,
    basePath: "/api/account/internal",
    // The first one signs and encrypts. `secret` is for what release 1.0.0 has encrypted, without a version.
    secrets: secretsOf(config).map((value) => ({ version: versionOf(value), value })),
    secret: config.secret,
    database: options.pool,
    telemetry: { enabled: false },
    plugins: [
      sessionPlugin,
      twoFactor({
        // The name that an authenticator app shows, as it is when somebody sets one up.
        get issuer() {
          return config.COMMUNITY_NAME;
        },
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        // It would let a thief of the password lock the owner out; code-limit.ts does not.
        accountLockout: { enabled: false },
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
          twoFactor: {
            modelName: "second_factors",
            fields: {
              userId: "user_id",
              backupCodes: "backup_codes",
              failedVerificationCount: "failed_verification_count",
              lockedUntil: "locked_until",
            },
          },
        },
      }),
    ],
    // Each endpoint has its own limits, by account and by true address.
    rateLimit: { enabled: false },
    logger: {
      log: (level, message, ...details) => {
        // Other messages may contain an address, so only errors are logged with their details.
        const error = details.find((detail) => detail instanceof Error);
        if (error) log.error({ error }, "authentication failed");
        else log.debug({ level, message }, "authentication");
      },
    },
    user: { modelName: "users", fields: { emailVerified: "email_verified", ...stamps } },
    session: {
      modelName: "sessions",
      fields: {
        userId: "user_id",
        expiresAt: "expires_at",
        ipAddress: "ip_address",
        userAgent: "user_agent",
        ...stamps,
      },
      expiresIn: config.SESSION_DAYS * DAY_SECONDS,
      updateAge: Math.min(DAY_SECONDS, config.SESSION_DAYS * DAY_SECONDS * 0.5),
      // A cached session would still work after it was ended.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: "credentials",
      fields: {
        userId: "user_id",
        accountId: "account_id",
        providerId: "provider_id",
        accessToken: "access_token",
        refreshToken: "refresh_token",
        idToken: "id_token",
        accessTokenExpiresAt: "access_token_expires_at",
        refreshTokenExpiresAt: "refresh_token_expires_at",
        ...stamps,
      },
    },
    verification: { modelName: "verifications", fields: { expiresAt: "expires_at", ...stamps } },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: config.PASSWORD_MIN_LENGTH,
      maxPasswordLength: 128,
      requireEmailVerification: config.SMTP_URL !== undefined,
      password: {
        hash: (password) => inTurn(() => passwordHashing.hash(password)),
        verify: (attempt) => inTurn(() => passwordHashing.verify(attempt)),
      },
    },
    emailVerification: {
      // Sign-up sends its mail itself, see sign-up.ts.
      sendOnSignUp: false,
      // A member who has lost the mail can sign in to get another.
      sendOnSignIn: true,
      // Our own link replaces better-auth's, which would confirm the account even if someone else has signed up since.
      sendVerificationEmail: async ({ user }) =>
        mails.confirmAddress(
          await recipientOf(database.fork(), user.id),
          await issueConfirmLink(database.fork(), user.id),
        ),
    },
    advanced: {
      database: {
        generateId: () => crypto.randomUUID(),
        // Loads an account and its password in one statement, so that a sign-in takes equally long without an account.
        joins: true,
      },
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: isHttps ? "__Host-session" : "session",
          attributes: { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" },
        },
        two_factor: {
          name: isHttps ? "__Host-sign-in" : "sign-in",
          attributes: { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/", maxAge: CHALLENGE_SECONDS },
        },
      },
    },
  });
}

const stamps = { createdAt: "created_at", updatedAt: "updated_at" } as const;
