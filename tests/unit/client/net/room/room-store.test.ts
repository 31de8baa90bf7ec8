import fc from "fast-check";
import { expect, test } from "vitest";
import { createRoomStore, keepSame } from "../../../../../client/net/room/room-store.ts";

const room = () => ({
  phase: "round",
  options: ["Noah", "Moses"],
  players: { ada: { score: 10, hasAnswered: false }, chidi: { score: 20, hasAnswered: true } },
});

test("an equal state stays the same object", () => {
  const before = room();
  expect(keepSame(before, room())).toBe(before);
});

test("only the changed parts of a state are new objects", () => {
  const before = room();
  const next = room();
  next.players.ada.hasAnswered = true;
  const merged = keepSame(before, next);
  expect(merged).toEqual(next);
  expect(merged).not.toBe(before);
  expect(merged.players.ada).not.toBe(before.players.ada);
  expect(merged.players.chidi).toBe(before.players.chidi);
  expect(merged.options).toBe(before.options);
});

test("a removed player is gone, and a shorter list is a new list", () => {
  const before = room();
  const next = { ...room(), options: ["Noah"], players: { chidi: before.players.chidi } };
  const merged = keepSame(before as unknown as typeof next, next);
  expect(merged.players).toEqual({ chidi: before.players.chidi });
  expect(merged.options).toEqual(["Noah"]);
});

test("a list is no object with the same keys", () => {
  expect(keepSame<unknown>({ 0: "Noah" }, ["Noah"])).toEqual(["Noah"]);
});

test("the result always equals the newer state", () => {
  const plain = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(plain, plain, (before, next) => {
      expect(keepSame(before, next)).toEqual(next);
    }),
  );
});

test("a listener of one player is not called when another player changes", () => {
  const store = createRoomStore<ReturnType<typeof room>>();
  store.setState({ view: room() });
  const changes: unknown[] = [];
  store.subscribe((state, before) => {
    if (state.view?.players.ada !== before.view?.players.ada) changes.push(state.view?.players.ada);
  });
  const answered = room();
  answered.players.chidi.score = 99;
  store.setState(({ view }) => ({ view: keepSame(view, answered) }));
  expect(changes).toEqual([]);
});
