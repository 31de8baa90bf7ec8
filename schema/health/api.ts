import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const readHealth = endpoint("GET /api/health", "anyone", {
  isImpersonal: true,
  summary: "The process is alive.",
  output: z.strictObject({ status: z.literal("alive") }),
});

export const readReady = endpoint("GET /api/ready", "anyone", {
  isImpersonal: true,
  summary: "The database is reachable and the server is not draining; 503 otherwise.",
  output: z.strictObject({ status: z.literal("ready") }),
});

export const readOpenApi = endpoint("GET /api/openapi.json", "anyone", {
  isImpersonal: true,
  isDocument: true,
  summary: "This document: every endpoint of the server, generated from their declarations.",
  limit: { name: "openapi", tries: 60, seconds: 60 * 60, per: "address" },
  output: z.looseObject({ openapi: z.string() }),
});
