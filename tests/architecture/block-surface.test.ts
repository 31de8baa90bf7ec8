import { expect, test } from "vitest";
import type { z } from "zod";
import { declaredRooms } from "../../rooms/index.ts";
import type { Endpoint } from "../../schema/endpoint.ts";
import { declaredEndpoints, partsOf } from "../support/request/declared-input.ts";
import { blockSurfaces } from "../support/safety/block-surfaces.ts";

/** Fields that say who a member is. */
const naming = /(Name|Names|_name|[mM]emberId|[uU]serId|senderId|names|author|By)$/;
/** Names of pictures and rooms. */
const otherNames: ReadonlySet<string> = new Set(["imageName", "roomName", "showsName"]);

/** Leads and admins oversee all members, whomever they have blocked. */
const isForOversight = ({ caller }: Endpoint) => caller === "guardian" || caller === "admin";
const namesMembers = ({ output }: Endpoint) =>
  output !== undefined &&
  partsOf(output as z.ZodType)
    .map(({ path }) => path.findLast((key) => key !== "0") ?? "")
    .some((key) => naming.test(key) && !otherNames.has(key));

test("SAFE-5 every surface that names members says what a block does there", () => {
  const endpoints = declaredEndpoints.filter(([, each]) => !isForOversight(each) && namesMembers(each));
  const rooms = Object.keys(declaredRooms).map((name) => `room ${name}`);
  expect(Object.keys(blockSurfaces).sort()).toEqual([...endpoints.map(([name]) => name), ...rooms].sort());
});
