import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  admission,
  lowestFreeSeat,
  mayStart,
  nextHost,
  type Seat,
  seatOutcome,
  type Table,
  watchRefusal,
} from "../../../../../rooms/support/seat/seats.ts";
import { phases } from "../../../../../schema/game/state.ts";

const seat = (memberId: string, more: Partial<Seat> = {}): Seat => ({
  memberId,
  seat: 0,
  joinedAt: 1,
  isConnected: true,
  isActive: true,
  ...more,
});

const table = (more: Partial<Table> = {}): Table => ({
  phase: "waiting",
  hostId: "host",
  maxPlayers: 2,
  isPrivate: false,
  roomCode: "ABC234",
  seats: [seat("host")],
  ...more,
});

describe("admission", () => {
  test("GAME-1 a member with a seat may come back in any phase before the room is closed", () => {
    const verdicts = phases.map((phase) => admission(table({ phase, isPrivate: true }), 0, "host", null));
    expect(verdicts.slice(0, -1)).toEqual(Array(phases.length - 1).fill("return"));
    expect(verdicts.at(-1)).toEqual({ refused: "game/room-closed" });
  });

  test("GAME-2 a new player may sit down in the waiting room and before another game, but in no other phase", () => {
    const open = phases.filter((phase) => admission(table({ phase }), 0, "new", null) === "sit");
    expect(open).toEqual(["waiting", "rematch"]);
    expect(admission(table({ phase: "round" }), 0, "new", null)).toEqual({ refused: "game/already-started" });
    expect(admission(table({ phase: "closed" }), 0, "new", null)).toEqual({ refused: "game/room-closed" });
  });

  test("GAME-3 a seat that is being saved counts", () => {
    expect(admission(table(), 0, "new", null)).toBe("sit");
    expect(admission(table(), 1, "new", null)).toEqual({ refused: "game/room-full" });
  });

  test("GAME-4 without its code a private room is not found, even if it is full, started or closed", () => {
    for (const phase of phases) {
      const closed = table({ phase, isPrivate: true, seats: [seat("host"), seat("guest")] });
      expect(admission(closed, 0, "new", null)).toEqual({ refused: "game/room-not-found" });
      expect(admission(closed, 0, "new", "ABC235")).toEqual({ refused: "game/room-not-found" });
    }
    expect(admission(table({ isPrivate: true }), 0, "new", "ABC234")).toBe("sit");
  });

  test("GAME-5 a new player gets the lowest free seat", () => {
    expect(lowestFreeSeat([0, 1, 3])).toBe(2);
    fc.assert(fc.property(fc.array(fc.nat(8)), (taken) => !taken.includes(lowestFreeSeat(taken))));
  });
});

describe("the host's permissions", () => {
  test("GAME-8 only the host may start, only in the waiting room and with two active players", () => {
    const two = table({ seats: [seat("host"), seat("guest")] });
    expect(mayStart(two, "host")).toBeUndefined();
    expect(mayStart(two, "guest")).toBe("game/not-host");
    expect(mayStart({ ...two, phase: "round" }, "host")).toBe("game/wrong-phase");
    expect(mayStart(table({ seats: [seat("host"), seat("guest", { isActive: false })] }), "host")).toBe(
      "game/not-enough-players",
    );
  });
});

describe("practice", () => {
  const practice = (more: Partial<Table> = {}) => table({ isPrivate: true, isPractice: true, maxPlayers: 1, ...more });

  test("GAME-171 nobody but its member finds a practice room, in any phase, with the right code or not", () => {
    for (const phase of phases) {
      for (const code of [null, "ABC234", "ABC235"]) {
        for (const seats of [[seat("host")], []]) {
          expect(admission(practice({ phase, seats }), 0, "other", code)).toEqual({ refused: "game/room-not-found" });
          expect(watchRefusal(practice({ phase, seats }), 0, "other", code)).toBe("game/room-not-found");
        }
      }
    }
  });

  test("GAME-170 its member sits down without a code, and starts alone", () => {
    expect(admission(practice({ seats: [] }), 0, "host", null)).toBe("sit");
    expect(admission(practice(), 0, "host", null)).toBe("return");
    expect(mayStart(practice(), "host")).toBeUndefined();
    expect(mayStart(practice({ seats: [seat("host", { isActive: false })] }), "host")).toBe("game/not-enough-players");
    expect(mayStart(table(), "host")).toBe("game/not-enough-players");
  });
});

describe("the outcome of an absence", () => {
  test("GAME-11 GAME-52 in the waiting room a guest who leaves frees the seat; a host closes the room", () => {
    expect(seatOutcome(table(), "guest", "left")).toBe("free");
    expect(seatOutcome(table(), "host", "left")).toBe("close");
  });

  test("GAME-40 GAME-43 in the waiting room absent players keep their seats, except unconnected guests", () => {
    const outcomes = (memberId: string) =>
      (["absent", "never-connected"] as const).map((absence) => seatOutcome(table(), memberId, absence));
    expect([outcomes("host"), outcomes("guest")]).toEqual([
      ["away", "away"],
      ["away", "free"],
    ]);
  });

  test("GAME-41 in the waiting room a present player becomes host", () => {
    const seats = [seat("away", { joinedAt: 1, isConnected: false }), seat("here", { joinedAt: 2 })];
    expect(nextHost({ phase: "waiting", seats })).toBe("here");
    expect(nextHost({ phase: "round", seats })).toBe("away");
  });

  test("GAME-12 after the waiting room the seat of an absent player stays, inactive", () => {
    const later = phases.filter((phase) => phase !== "waiting");
    expect(new Set(later.map((phase) => seatOutcome(table({ phase }), "host", "left")))).toEqual(new Set(["inactive"]));
  });

  test("GAME-13 the active player who sat down first becomes host", () => {
    const seats = [
      seat("early", { joinedAt: 1, isActive: false }),
      seat("late", { joinedAt: 3 }),
      seat("second", { joinedAt: 2, seat: 5 }),
      seat("also second", { joinedAt: 2, seat: 4 }),
    ];
    expect(nextHost({ phase: "round", seats })).toBe("also second");
    expect(nextHost({ phase: "round", seats: [seat("gone", { isActive: false })] })).toBeUndefined();
  });
});
