import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";
import type { PasswordHashing } from "../../../server/account/authentication.ts";

const PREFIX = "quick";
const digest = (salt: string, password: string) => createHash("sha256").update(`${salt} ${password}`).digest();

/**
 * Hashes passwords at once: scrypt would take 85 ms of a core for each account and each sign-in of the tests.
 * Compares what was hashed elsewhere, such as the passwords of the demo's members, as the product does.
 */
export const quickHashing: PasswordHashing = {
  async hash(password) {
    const salt = randomUUID();
    return `${PREFIX}:${salt}:${digest(salt, password).toString("hex")}`;
  },
  async verify({ hash, password }) {
    const [prefix, salt = "", expected = ""] = hash.split(":");
    if (prefix !== PREFIX) return await verifyPassword({ hash, password });
    return timingSafeEqual(digest(salt, password), Buffer.from(expected, "hex"));
  },
};
