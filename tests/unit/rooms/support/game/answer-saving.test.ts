import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { earned, three } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("saving an answer in %s", (game) => {
  test("GAME-35 GAME-38 an unsaved answer is refused, and earns its original points when resent", async () => {
    const { begin, reply, clients, ports, player, pass } = await openFakeTable(undefined, { game });
    await begin();
    ports.before = (name) => (name === "saveResult" ? Promise.reject(new Error("away")) : undefined);
    await reply("guest");
    expect([clients.guest?.refusals, player("guest").hasAnswered]).toEqual([["server/unavailable"], false]);
    ports.before = () => undefined;
    await pass(10_000);
    await reply("guest");
    expect(player("guest").hasAnswered).toBe(true);
    // The answer is judged by its first arrival, although it was saved ten seconds later.
    expect([...ports.results.values()]).toMatchObject([{ responseTimeSeconds: 0, isCorrect: true }]);
  });

  test("GAME-34 GAME-36 an answer shows before it is saved; its receipt, points and reveal wait", async () => {
    const { begin, reply, clients, ports, pass, player, state, room } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 500)) : undefined);
    const sent = vi.spyOn(room, "broadcastPatch");
    await reply("guest");
    await pass(1);
    expect([player("guest").hasAnswered, sent.mock.calls.length, ports.results.size]).toEqual([true, 1, 1]);
    await pass(498);
    expect(clients.guest?.messagesOf("receipt")).toEqual([]);
    expect([state.phase, player("guest").score, player("host").score]).toEqual(["round", 0, 0]);
    await pass(1);
    expect(clients.guest?.messagesOf("receipt")).toHaveLength(1);
    expect([state.phase, player("guest").score > 0]).toEqual(["reveal", true]);
    expect([player("guest").score]).toEqual(earned(ports, "guest"));
  });

  test("GAME-35 an answer that could not be saved is no longer shown, and does not end the round", async () => {
    const { begin, reply, clients, ports, pass, player, state, room } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    ports.before = async (name) => {
      if (name !== "saveResult") return;
      await new Promise((done) => setTimeout(done, 500));
      throw new Error("away");
    };
    await reply("guest");
    expect(player("guest").hasAnswered).toBe(true);
    await pass(499);
    const sent = vi.spyOn(room, "broadcastPatch");
    await pass(2);
    expect(sent).toHaveBeenCalledOnce();
    expect(ports.failures).toMatchObject([{ operation: "saveResult", error: { message: "away" } }]);
    expect([state.phase, player("guest").hasAnswered, player("guest").score]).toEqual(["round", false, 0]);
    expect(clients.guest?.refusals).toEqual(["server/unavailable"]);
    ports.before = () => undefined;
    await reply("guest", "wrong", "another-answer");
    expect([state.phase, ports.results.size]).toEqual(["reveal", 2]);
  });

  test("GAME-37 an answer that is resent during its save is stored once and gets the same receipt", async () => {
    const { begin, reply, clients, ports, pass, player } = await openFakeTable(three, { game });
    await begin();
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 500)) : undefined);
    for (const _ of [1, 2, 3]) await reply("ann", "right", "answer-of-ann");
    await pass(500);
    expect(clients.ann?.messagesOf("receipt")).toHaveLength(3);
    expect(ports.calls.filter((call) => call === "saveResult")).toHaveLength(1);
    expect([player("ann").hasAnswered, player("ann").score]).toEqual([true, 0]);
  });

  test("GAME-15 a failed answer does not end the round while another is being saved", async () => {
    const { begin, reply, ports, pass, player, state } = await openFakeTable(undefined, { game });
    await begin();
    let calls = 0;
    ports.before = async (name) => {
      if (name !== "saveResult") return;
      const isFirst = ++calls === 1;
      await new Promise((done) => setTimeout(done, isFirst ? 500 : 400));
      if (isFirst) throw new Error("away");
    };
    await reply("guest");
    await pass(100);
    await reply("host");
    await pass(400);
    expect([state.phase, player("host").hasAnswered, player("guest").hasAnswered]).toEqual(["round", true, false]);
  });

  test("GAME-39 an answer whose save fails when the time is up is saved again before the reveal", async () => {
    const { begin, reply, ports, pass, state, player, clients } = await openFakeTable(undefined, { game });
    await begin();
    await pass(29_900);
    let tries = 0;
    ports.before = async (name) => {
      if (name !== "saveResult") return;
      tries += 1;
      if (tries > 1) return;
      await new Promise((done) => setTimeout(done, 1000));
      throw new Error("away");
    };
    await reply("guest");
    await pass(1000);
    expect([tries, state.phase, player("guest").hasAnswered]).toEqual([1, "round", true]);
    await pass(200);
    expect([tries, state.phase, player("guest").roundPoints > 0]).toEqual([2, "reveal", true]);
    expect([clients.guest?.messagesOf("receipt").length, clients.guest?.refusals]).toEqual([1, []]);
  });

  test("GAME-37 an answer that was resent after a failed save gets one receipt, also when the time is up", async () => {
    const { begin, reply, ports, pass, state, clients } = await openFakeTable(undefined, { game });
    await begin();
    ports.before = (name) => (name === "saveResult" ? Promise.reject(new Error("away")) : undefined);
    await reply("guest");
    ports.before = () => undefined;
    await reply("guest");
    await pass(30_500);
    expect([state.phase, clients.guest?.messagesOf("receipt").length]).toEqual(["reveal", 1]);
  });

  test("GAME-39 an answer whose save failed too late to resend it is saved when the time is up", async () => {
    const { begin, reply, ports, pass, state, player } = await openFakeTable(undefined, { game });
    await begin();
    await pass(29_900);
    ports.before = (name) => (name === "saveResult" ? Promise.reject(new Error("away")) : undefined);
    await reply("guest");
    expect([player("guest").hasAnswered, ports.results.size]).toEqual([false, 0]);
    ports.before = () => undefined;
    await pass(600);
    expect([state.phase, player("guest").roundPoints > 0]).toEqual(["reveal", true]);
  });

  test("GAME-15 a round whose time is up waits for an answer that is being saved", async () => {
    const { begin, reply, ports, pass, state, player } = await openFakeTable(undefined, { game });
    await begin();
    await pass(29_900);
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 2000)) : undefined);
    await reply("guest");
    await pass(1900);
    expect(state.phase).toBe("round");
    await pass(200);
    expect([state.phase, player("guest").roundPoints > 0]).toEqual(["reveal", true]);
    expect([player("guest").roundPoints]).toEqual(earned(ports, "guest"));
  });
});
