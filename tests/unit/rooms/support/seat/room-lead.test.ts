import { afterEach, expect, test, vi } from "vitest";
import { memberOf, openFakeTable } from "../../../../support/game/fake-table.ts";
import { outcomeOf } from "./outcome-of.ts";

afterEach(() => void vi.useRealTimers());

const lead = "Auntie Kemi";
const openTable = (isPrivate: boolean) => openFakeTable(["host"], { game: "trivia", settings: { isPrivate } });

test("SAFE-68 a private room names its lead before it shows the player who needs one, and keeps the name", async () => {
  const { rooms, roomId, ports, state } = await openTable(true);
  expect(state.leadName).toBe("");
  const seen: string[][] = [];
  ports.leadOfRoom = async () => {
    seen.push([...state.players.keys()]);
    return lead;
  };
  const code = state.roomCode;
  expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann"), code))).toBe("seated");
  expect([state.leadName, seen]).toEqual([lead, [["host"]]]);
  expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ben"), code))).toBe("seated");
  expect([state.leadName, seen.length]).toEqual([lead, 1]);
});

test("SAFE-68 a player whose private room could not be judged is not shown", async () => {
  const { rooms, roomId, ports, state } = await openTable(true);
  ports.before = (name) => {
    if (name === "leadOfRoom") throw new Error("no connection");
  };
  expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann"), state.roomCode))).toBe("server/unavailable");
  expect([...state.players.keys()]).toEqual(["host"]);
});

test("SAFE-68 nobody asks for the lead of a public room", async () => {
  const { rooms, roomId, ports, state } = await openTable(false);
  expect(await outcomeOf(rooms.games.admit(roomId, memberOf("ann")))).toBe("seated");
  expect([state.leadName, ports.calls.includes("leadOfRoom")]).toEqual(["", false]);
});
