import { expect, test } from "vitest";
import { communitySettings } from "../../../../../server/platform/config/community.ts";
import { readConfig } from "../../../../../server/platform/config/config.ts";
import {
  dataHeaders,
  pageHeaders,
  permissionsPolicy,
} from "../../../../../server/platform/http-entry/security-headers.ts";

const community = communitySettings(readConfig({ NODE_ENV: "test", DATABASE_URL: "postgres://localhost/none" }));
const lower = (headers: Map<string, string>) =>
  new Map([...headers].map(([name, value]) => [name.toLowerCase(), value]));

test("headers of a page forbid foreign sources, embedding and inline scripts", () => {
  const page = lower(pageHeaders({ siteUrl: "https://lampstand.example", community }));
  const policy = page.get("content-security-policy") ?? "";
  for (const part of ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "object-src 'none'"]) {
    expect(policy.split(";")).toContain(part);
  }
  expect(policy).toContain("wss://lampstand.example");
  expect(page.get("x-content-type-options")).toBe("nosniff");
  expect(page.get("strict-transport-security")).toContain("max-age=31536000");
});

test("headers of an API reply forbid display, scripts and embedding, and are short", () => {
  const data = lower(dataHeaders({ siteUrl: "https://lampstand.example" }));
  expect(Object.fromEntries(data)).toEqual({
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
    "x-content-type-options": "nosniff",
  });
  expect(lower(dataHeaders({ siteUrl: "http://localhost:2567" })).has("strict-transport-security")).toBe(false);
});

test("only the screen at the door may ask for the camera, and no page for the place", () => {
  expect(permissionsPolicy("/event/0199a3c2-5b1e-7c44-9d0f-3a6b1c2d4e5f/check-in")).toContain("camera=(self)");
  for (const path of ["/", "/event/0199a3c2", "/event/1/check-in/x", "/check-in", "/x/event/1/check-in"]) {
    expect(permissionsPolicy(path)).toBe("camera=(), microphone=(self), geolocation=()");
  }
});
