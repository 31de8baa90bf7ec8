import { createHash, randomBytes } from "node:crypto";

/** What a mail's link carries. */
export const newMailToken = (): string => randomBytes(24).toString("base64url");

/** How such a token is stored, so that whoever reads the database has no link that works. */
export const storedToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
