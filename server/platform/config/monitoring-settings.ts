import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

/** The settings for whoever runs the server: what it shows of itself, what it logs, and whom to write to. */
export const monitoringSettings = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, { error: "must have at least 16 characters, without spaces" })
    .optional()
    .describe("Shows metrics for Prometheus at /metrics to callers that send this token as `Authorization: Bearer …`"),
  METRICS_PORT: wholeNumber(1, 65535)
    .optional()
    .describe("Shows the same metrics without a token at this port, only to this machine. Each process needs its own"),
  ACCESS_LOG: z
    .enum(["on", "off"])
    .default("off")
    .describe(
      "`on` logs each request: method, endpoint, status, duration, bytes and id, without addresses and queries",
    ),
  DISK_FREE_MIN_MB: wholeNumber(0)
    .default(1_024)
    .describe("Megabytes that must stay free where DATA_DIR is; with less, an error is logged each hour"),
  SECURITY_CONTACT: z
    .email()
    .or(z.url({ protocol: /^https$/ }))
    .optional()
    .describe("Email address or page for people who find a security problem, shown in /.well-known/security.txt"),
};
