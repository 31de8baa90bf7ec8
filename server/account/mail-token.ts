import { createHash, randomBytes } from "node:crypto";

/** A new random token for a link in a mail. */
export const newMailToken = (): string => randomBytes(24).toString("base64url");

/** The hash under which a token is stored, so that reading the database does not reveal working links. */
export const storedToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
