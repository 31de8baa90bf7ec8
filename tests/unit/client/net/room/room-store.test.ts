import fc from "fast-check";
import { expect, test } from "vitest";
import { createRoomStore, keepSame } from "../../../../../client/net/room/room-store.ts";

const room = () => ({
  phase: "round",
  options: ["Noah", "Moses"],
  players: { ada: { score: 10, hasAnswered: false }, chidi: { score: 20, hasAnswered: true } },
});

test("equal states are one and the same", () => {
  const before = room();
  expect(keepSame(before, room())).toBe(before);
});

test("only what changed is new", () => {
  const before = room();
  const next = room();
  next.players.ada.hasAnswered = true;
  const kept = keepSame(before, next);
  expect(kept).toEqual(next);
  expect(kept).not.toBe(before);
  expect(kept.players.ada).not.toBe(before.players.ada);
  expect(kept.players.chidi).toBe(before.players.chidi);
  expect(kept.options).toBe(before.options);
});

test("who left is gone, and a shorter list is a new list", () => {
  const before = room();
  const next = { ...room(), options: ["Noah"], players: { chidi: before.players.chidi } };
  const kept = keepSame(before as unknown as typeof next, next);
  expect(kept.players).toEqual({ chidi: before.players.chidi });
  expect(kept.options).toEqual(["Noah"]);
});

test("whatever the two states are, the result is the newer one", () => {
  const plain = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(plain, plain, (before, next) => {
      expect(keepSame(before, next)).toEqual(next);
    }),
  );
});

test("a listener of one player hears only of that player", () => {
  const store = createRoomStore<ReturnType<typeof room>>();
  store.setState({ view: room() });
  const heard: unknown[] = [];
  store.subscribe((state, before) => {
    if (state.view?.players.ada !== before.view?.players.ada) heard.push(state.view?.players.ada);
  });
  const answered = room();
  answered.players.chidi.score = 99;
  store.setState(({ view }) => ({ view: keepSame(view, answered) }));
  expect(heard).toEqual([]);
});
