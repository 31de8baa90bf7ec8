import { expect, test } from "vitest";
import { api } from "../../../../schema/api.ts";
import type { Endpoint } from "../../../../schema/endpoint.ts";

const endpoints = Object.values(api).flatMap((each): Endpoint[] => Object.values(each));

test("ACCESS-15 giving roles, refunds, downloads about members and corrected birth dates are sensitive", () => {
  const sensitive = endpoints.filter(({ isSensitive }) => isSensitive).map(({ method, path }) => `${method} ${path}`);
  expect(sensitive.sort()).toEqual([
    "GET /api/admin/audit/export",
    "GET /api/admin/events/:eventId/attendees/export",
    "GET /api/admin/members/export",
    "GET /api/admin/requests/export",
    "POST /api/admin/events/:eventId/registrations/:registrationId/refund",
    "POST /api/admin/members/:memberId/roles",
    "POST /api/admin/role-invitations",
    "PUT /api/safety/members/:memberId/birth-date",
  ]);
});

test("ACCESS-15 only people with a role call sensitive endpoints: no other screen asks for the password", () => {
  for (const { isSensitive, caller, path } of endpoints) {
    if (isSensitive) expect(["mentor", "guardian", "admin"], path).toContain(caller);
  }
});
