import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";
import type { SendMail } from "../platform/mail.ts";

const DAY_SECONDS = 24 * 60 * 60;
const RESET_LINK_SECONDS = 60 * 60;
const VERIFY_LINK_SECONDS = DAY_SECONDS;

export type Authentication = ReturnType<typeof openAuthentication>;

/**
 * better-auth on a pool of its own. Its HTTP handler is not mounted: the declared endpoints of schema/account call its
 * functions, so limits, validation and errors are those of every other endpoint.
 */
export function openAuthentication(options: {
  config: Config;
  pool: Pool;
  sendMail: SendMail;
  siteUrl: string;
  log: Log;
}) {
  const { config, sendMail, siteUrl, log } = options;
  const isHttps = siteUrl.startsWith("https:");
  return betterAuth({
    appName: config.COMMUNITY_NAME,
    baseURL: siteUrl,
    basePath: "/api/account/internal",
    secret: config.secret,
    database: options.pool,
    telemetry: { enabled: false },
    // Each endpoint has limits of its own, by account and by true address.
    rateLimit: { enabled: false },
    logger: {
      log: (level, message, ...details) => {
        // Its other words may name an address; an error is worth its cause.
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
      // A cached session would outlive its end.
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
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_LINK_SECONDS,
      sendResetPassword: ({ user, token }) =>
        sendMail({
          to: user.email,
          subject: `Choose a new password for ${config.COMMUNITY_NAME}`,
          text: "You asked to choose a new password. The link works for one hour. If you did not ask, you can leave this mail alone: nothing has changed.",
          action: { label: "Choose a new password", url: `${siteUrl}/auth/reset?token=${encodeURIComponent(token)}` },
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      // Who lost the mail signs in and gets another.
      sendOnSignIn: true,
      expiresIn: VERIFY_LINK_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        sendMail({
          to: user.email,
          subject: `Welcome to ${config.COMMUNITY_NAME}: confirm your address`,
          text: "Good to have you here. Press the button to confirm that this address is yours; the link works for one day.",
          action: { label: "Confirm my address", url: `${siteUrl}/auth/verify?token=${encodeURIComponent(token)}` },
        }),
    },
    advanced: {
      database: { generateId: () => crypto.randomUUID() },
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: isHttps ? "__Host-session" : "session",
          attributes: { httpOnly: true, sameSite: "lax", secure: isHttps, path: "/" },
        },
      },
    },
  });
}

const stamps = { createdAt: "created_at", updatedAt: "updated_at" } as const;
