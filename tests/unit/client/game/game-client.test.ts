import { expect, test, vi } from "vitest";
import { createGameClient } from "../../../../client/game/connection/game-client.ts";
import { call } from "../../../../client/net/http/http.ts";
import { enterRoom, type RoomHandlers } from "../../../../client/net/room/enter-room.ts";
import { sealText } from "../../../../rooms/support/game/sealed-text.ts";
import { takeSeat, watchGame } from "../../../../schema/game/api.ts";

vi.mock("../../../../client/net/room/enter-room.ts", () => ({ enterRoom: vi.fn() }));
vi.mock("../../../../client/net/http/http.ts", () => ({ call: vi.fn() }));

/** A game client with a seat, and the handlers through which its room sends messages. */
async function seated(code?: string, options: Parameters<typeof createGameClient>[2] = {}) {
  const sent: { type: string; payload: unknown }[] = [];
  const entering = vi.mocked(enterRoom).mockReset();
  const calling = vi.mocked(call).mockReset();
  calling.mockResolvedValue({ roomId: "room-1", memberId: "member-1", reservation: {} } as never);
  entering.mockImplementation(async (takeSeat) => {
    await takeSeat();
    return { send: (type, payload) => void sent.push({ type, payload }), ping: () => {}, close: () => {} };
  });
  const game = createGameClient("room-1", code, options);
  game.open();
  const door = (): RoomHandlers => entering.mock.lastCall?.[1] as RoomHandlers;
  door().seated("member-1");
  const see = (phase: string) => door().state({ phase, roomCode: "ABC234", players: {} });
  const breaks = () => {
    door().broken(1006);
    game.retryNow();
  };
  await vi.waitFor(() => expect(game.store.getState().connection.kind).toBe("live"));
  return {
    game,
    door,
    sent,
    see,
    breaks,
    endpoints: () => (calling.mock.calls as unknown as [unknown][]).map(([endpoint]) => endpoint),
    codes: () =>
      (calling.mock.calls as unknown as [unknown, { body: { code?: string } }][]).map(([, { body }]) => body.code),
  };
}

const idOf = (request: { payload: unknown } | undefined) => (request?.payload as { id?: string } | undefined)?.id;

test("the own answer of one game is dropped before the next game", async () => {
  const { game, door, see } = await seated();
  see("round");
  door().message("ownAnswer", { round: 1, option: 2 });
  see("reveal");
  expect(game.latest("ownAnswer")).toEqual({ round: 1, option: 2 });
  see("waiting");
  expect(game.latest("ownAnswer")).toBeUndefined();
  game.close();
});

test("a reconnect into the next game brings nothing from the game before", async () => {
  const { game, door, see, breaks } = await seated();
  see("round");
  door().message("ownAnswer", { round: 1, option: 2 });
  breaks();
  door().seated("member-1");
  see("round");
  expect(game.latest("ownAnswer")).toBeUndefined();
  game.close();
});

test("a player who joined without the code has it for the reconnect", async () => {
  const { game, see, breaks, codes } = await seated();
  see("waiting");
  breaks();
  expect(codes()).toEqual([undefined, "ABC234"]);
  game.close();
});

test("the host's start resolves when the state shows it, and rejects with the room's refusal", async () => {
  const { game, door, see, sent } = await seated();
  see("waiting");
  const ids = () => sent.filter(({ type }) => type === "start").map(({ payload }) => (payload as { id: string }).id);
  const refused = game.start();
  door().message("refused", { request: "start", code: "game/not-enough-players", id: ids()[0] });
  await expect(refused).rejects.toMatchObject({ code: "game/not-enough-players" });
  const started = game.start();
  see("starting");
  await started;
  expect(ids()).toHaveLength(2);
  game.close();
  await expect(game.start()).rejects.toMatchObject({ code: "network/unreachable" });
});

test("GAME-71 a skip names its round, and resolves when the room has left that round", async () => {
  const { game, door, see, sent } = await seated();
  see("round");
  const skipped = game.skip(3);
  expect(sent.at(-1)).toMatchObject({ type: "skip", payload: { round: 3 } });
  door().state({ phase: "break", round: 3, roomCode: "ABC234", players: {} });
  await skipped;
  game.close();
});

test("GAME-73 GAME-74 a pause resolves when the state shows it, and so does its end", async () => {
  const { game, door, sent } = await seated();
  const see = (isPaused: boolean) => door().state({ phase: "reveal", isPaused, roomCode: "ABC234", players: {} });
  see(false);
  const paused = game.pause();
  see(true);
  await paused;
  const resumed = game.resume();
  see(false);
  await resumed;
  expect(sent.map(({ type }) => type)).toEqual(expect.arrayContaining(["pause", "resume"]));
  game.close();
});

test("GAME-78 an early end resolves when the game has fewer rounds, and when it is over", async () => {
  const { game, door, sent } = await seated();
  const see = (phase: string, rounds: number) =>
    door().state({ phase, rounds, round: 2, roomCode: "ABC234", players: {} });
  see("round", 5);
  const shortened = game.endGame();
  see("round", 2);
  await shortened;
  const ended = game.endGame();
  see("finished", 2);
  await ended;
  expect(sent.filter(({ type }) => type === "end_game")).toHaveLength(2);
  game.close();
});

test("a watcher asks to watch, also after a lost connection, and a player for the seat", async () => {
  const watching = await seated(undefined, { watches: true });
  watching.see("round");
  watching.breaks();
  expect(watching.endpoints()).toEqual([watchGame, watchGame]);
  watching.game.close();
  const playing = await seated();
  expect(playing.endpoints()).toEqual([takeSeat]);
  playing.game.close();
});

test("GAME-95 a watcher's request for a seat resolves when they sit, and when they are told that they will", async () => {
  const { game, door, see, sent } = await seated(undefined, { watches: true });
  see("round");
  const waits = game.takeSeat();
  door().message("queued", { id: idOf(sent.at(-1)) });
  await waits;
  const sits = game.takeSeat();
  door().state({ phase: "rematch", roomCode: "ABC234", players: { "member-1": {} } });
  await sits;
  expect(sent.filter(({ type }) => type === "take_seat")).toHaveLength(2);
  game.close();
});

test("a watcher leaves without a request, because there is no seat to give up", async () => {
  const { game, see, sent } = await seated(undefined, { watches: true });
  see("round");
  await game.leave();
  expect(game.store.getState().connection).toEqual({ kind: "ended", end: "left" });
  expect(sent.filter(({ type }) => type === "leave")).toEqual([]);
});

test("GAME-100 the host gets the key of the screens, and a refusal rejects", async () => {
  const { game, door, see, sent } = await seated();
  see("waiting");
  const shown = game.showScreen();
  door().message("screen", { id: idOf(sent.at(-1)), key: "k".repeat(22) });
  expect(await shown).toBe("k".repeat(22));
  const refused = game.showScreen();
  door().message("refused", { request: "show_screen", code: "game/not-host", id: idOf(sent.at(-1)) });
  await expect(refused).rejects.toMatchObject({ code: "game/not-host" });
  game.close();
});

/** A sealed round of this client's room, and the phases around it. */
async function sealedRound() {
  const client = await seated(undefined, { unsolvedOf: () => ({ verse: "" }) });
  const { text, key } = sealText({ question: "Who built the ark?" });
  const pause = { phase: "break", round: 1, roomCode: "ABC234", timeLimit: 30, verse: "He made it so", players: {} };
  client.door().state(pause);
  client.door().message("sealedRound", { round: 2, ...text });
  return { ...client, pause, key: { round: 2, key, startsAt: 1_800_000_000_000 } };
}

test("GAME-149 a sealed round is shown when its key comes, and then as the state shows it", async () => {
  const { game, door, pause, key } = await sealedRound();
  const view = () => game.store.getState().view;
  expect(view()).toEqual(pause);
  door().message("roundKey", key);
  await vi.waitFor(() => expect(view()?.phase).toBe("round"));
  expect(view()).toMatchObject({ round: 2, question: "Who built the ark?", verse: "" });
  // Someone else's connection changes before the round opens in the state.
  door().state({ ...pause, hostId: "other" });
  expect(view()).toMatchObject({ round: 2, hostId: "other", question: "Who built the ark?" });
  door().state({ ...pause, phase: "round", round: 2, question: "Who built the ark?", verse: "" });
  door().state({ ...pause, phase: "reveal", round: 2 });
  expect(view()).toMatchObject({ phase: "reveal", verse: "He made it so" });
  game.close();
});

test("GAME-149 a key that comes after a reconnect opens nothing", async () => {
  const { game, door, pause, key } = await sealedRound();
  door().seated("member-1");
  door().state(pause);
  door().message("roundKey", key);
  await new Promise(setImmediate);
  expect(game.store.getState().view).toEqual(pause);
  game.close();
});

test("GAME-145 a page asks for sealed rounds only if it can open them", async () => {
  const asks = ({ sent }: { sent: readonly { type: string; payload: unknown }[] }) =>
    vi.waitUntil(() => sent.find(({ type }) => type === "clock")?.payload);
  const able = await seated();
  expect(await asks(able)).toEqual({ sentAt: expect.any(Number), opensSealed: true });
  able.game.close();
  // As on a page over plain HTTP.
  vi.stubGlobal("crypto", {
    getRandomValues: crypto.getRandomValues.bind(crypto),
    randomUUID: crypto.randomUUID.bind(crypto),
  });
  const unable = await seated();
  expect(await asks(unable)).toEqual({ sentAt: expect.any(Number) });
  unable.game.close();
  vi.unstubAllGlobals();
});
