import { afterEach, expect, test, vi } from "vitest";
import { type FakeClient, openFakeTable } from "../../../../support/game/fake-table.ts";

afterEach(() => void vi.useRealTimers());

const open = async (names: readonly string[], isPrivate = false) => {
  const table = await openFakeTable(names, { settings: { isPrivate } });
  const isVacant = () => table.ports.rooms.get(table.roomId)?.isVacant;
  return { ...table, isVacant };
};

test("GAME-70 a public room whose players have lost their connections is vacant within 15 seconds", async () => {
  const { clients, pass, isVacant } = await open(["host", "ann"]);
  await pass(60_000);
  clients.host?.drop();
  clients.ann?.drop();
  await pass(1000);
  expect(isVacant()).toBe(false);
  await pass(14_000);
  expect(isVacant()).toBe(true);
});

test("GAME-70 a room whose only player is silent is vacant within 15 seconds", async () => {
  const { clients, pass, isVacant } = await open(["host"]);
  await pass(4_999);
  clients.host?.goSilent();
  await pass(15_000);
  expect(isVacant()).toBe(true);
});

test("GAME-70 a room whose players fall silent together is vacant within 15 seconds", async () => {
  const { clients, pass, isVacant } = await open(["host", "ann", "ben"]);
  await pass(20_001);
  for (const name of ["host", "ann", "ben"]) clients[name]?.goSilent();
  await pass(15_000);
  expect(isVacant()).toBe(true);
});

test("GAME-70 a room asks one player, and the others once that player is silent", async () => {
  const { clients, pass } = await open(["host", "ann"]);
  const asked = (name: "host" | "ann") => vi.spyOn(clients[name] as FakeClient, "probe");
  const [host, ann] = [asked("host"), asked("ann")];
  await pass(60_000);
  expect([host.mock.calls.length, ann.mock.calls.length]).toEqual([15, 0]);
  clients.host?.goSilent();
  await pass(12_000);
  expect(ann).toHaveBeenCalled();
});

test("GAME-70 a room is not vacant while one of its players is there", async () => {
  const { clients, pass, ports } = await open(["host", "ann", "ben"]);
  clients.host?.drop();
  clients.ann?.goSilent();
  await pass(120_000);
  expect(ports.calls).not.toContain("setVacant");
});

test("GAME-70 a player who comes back makes the room listed again at once", async () => {
  const { clients, sit, pass, isVacant } = await open(["host"]);
  clients.host?.drop();
  await pass(15_000);
  expect(isVacant()).toBe(true);
  await sit("host");
  await pass(0);
  expect(isVacant()).toBe(false);
});

test("GAME-70 whether a room is vacant is stored once, and again if storage failed", async () => {
  const { clients, pass, ports, isVacant } = await open(["host"]);
  ports.before = (name) => {
    if (name === "setVacant") throw new Error("away");
  };
  clients.host?.drop();
  await pass(15_000);
  expect(isVacant()).toBe(false);
  ports.before = () => undefined;
  await pass(60_000);
  expect(isVacant()).toBe(true);
  expect(ports.calls.filter((call) => call === "setVacant")).toHaveLength(1);
});

test("GAME-70 a private room, which no list shows, is never marked", async () => {
  const { clients, pass, ports } = await open(["host"], true);
  clients.host?.drop();
  await pass(60_000);
  expect(ports.calls).not.toContain("setVacant");
});

test("GAME-70 the room of a running game is not marked", async () => {
  const { clients, begin, pass, ports, state } = await open(["host", "ann"]);
  await begin();
  clients.ann?.drop();
  clients.host?.goSilent();
  await pass(20_000);
  expect(state.phase).toBe("round");
  expect(ports.calls).not.toContain("setVacant");
});
