import { expect, test, vi } from "vitest";
import { createTable } from "../../../../client/game/table/table.ts";
import { call } from "../../../../client/net/http.ts";
import { enterRoom, type RoomHandlers } from "../../../../client/net/rooms.ts";

vi.mock("../../../../client/net/rooms.ts", () => ({ enterRoom: vi.fn() }));
vi.mock("../../../../client/net/http.ts", () => ({ call: vi.fn() }));

/** A table that sat down, and the door that the room speaks through. */
async function seated(code?: string) {
  const entering = vi.mocked(enterRoom).mockReset();
  const calling = vi.mocked(call).mockReset();
  calling.mockResolvedValue({ roomId: "room-1", memberId: "member-1", reservation: {} } as never);
  entering.mockImplementation(async (takeSeat) => {
    await takeSeat();
    return { send: () => {}, close: () => {} };
  });
  const table = createTable("room-1", code);
  table.open();
  const door = (): RoomHandlers => entering.mock.lastCall?.[1] as RoomHandlers;
  door().seated("member-1");
  const see = (phase: string) => door().state({ phase, roomCode: "ABC234", players: {} });
  const breaks = () => {
    door().broken(1006);
    table.retryNow();
  };
  await vi.waitFor(() => expect(table.store.getState().connection.kind).toBe("live"));
  return {
    table,
    door,
    see,
    breaks,
    codes: () =>
      (calling.mock.calls as unknown as [unknown, { body: { code?: string } }][]).map(([, { body }]) => body.code),
  };
}

test("what the room said of one game's answer is forgotten before the next game", async () => {
  const { table, door, see } = await seated();
  see("round");
  door().message("mine", { round: 1, option: 2 });
  see("reveal");
  expect(table.latest("mine")).toEqual({ round: 1, option: 2 });
  see("waiting");
  expect(table.latest("mine")).toBeUndefined();
  table.close();
});

test("a way back that leads into the next game brings nothing from the one before", async () => {
  const { table, door, see, breaks } = await seated();
  see("round");
  door().message("mine", { round: 1, option: 2 });
  breaks();
  door().seated("member-1");
  see("round");
  expect(table.latest("mine")).toBeUndefined();
  table.close();
});

test("who was let in without the code knows it for the way back", async () => {
  const { table, see, breaks, codes } = await seated();
  see("waiting");
  breaks();
  expect(codes()).toEqual([undefined, "ABC234"]);
  table.close();
});
