import { expect, test, vi } from "vitest";
import { openRoomsOf } from "../../../rooms/index.ts";
import { fakeGamePorts } from "../../support/game/fake-game-ports.ts";
import { roomEnvironment } from "../../support/game/fake-room-ports.ts";

test("if the rooms cannot be set up, opening them rejects with the cause", async () => {
  const reportFailure = vi.fn();
  const broken = {
    options: {},
    get room(): never {
      throw new Error("no such room");
    },
  };
  const rooms = openRoomsOf({ broken }, roomEnvironment(fakeGamePorts(), { reportFailure }));
  await expect(rooms.opened()).rejects.toThrow("no such room");
  expect(reportFailure).toHaveBeenCalledOnce();
});
