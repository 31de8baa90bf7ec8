import { LocalDriver, LocalPresence } from "@colyseus/core";
import type { RoomDirectory, RoomNetwork } from "../../../rooms/room-network.ts";

/** Another process that holds rooms. */
export const elsewhere = { name: "b", address: "lamp.example/process/b" };

/** The network of a process that is alone, except for what a test says of the directory. */
export function fakeNetwork(
  directory: Partial<RoomDirectory> = {},
  isReachable: () => boolean = () => true,
): RoomNetwork {
  return {
    presence: new LocalPresence(),
    driver: new LocalDriver(),
    address: "lamp.example/process/a",
    isReachable,
    directory: {
      find: async () => null,
      claim: async () => "here",
      release: async () => {},
      repair: async () => {},
      openAmong: async () => new Set(),
      lostAmong: async () => [],
      ...directory,
    },
  };
}
