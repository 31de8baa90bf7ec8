// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { GameContext } from "../../../../../client/game/connection/game-context.ts";
import { MuteButton } from "../../../../../client/game/sound/mute-button.tsx";
import { startSounds } from "../../../../../client/game/sound/room-sounds.ts";
import type { Sound } from "../../../../../client/game/sound/sound-plan.ts";
import { isMuted, mute } from "../../../../../client/game/sound/sound-setting.ts";
import { useSounds } from "../../../../../client/game/sound/use-sounds.ts";
import { chooseDataSaving } from "../../../../../client/net/data-saver.ts";
import { clearSaved, localStore } from "../../../../../client/net/storage/local-storage.ts";
import { render } from "../../../../support/browser/render.ts";

const NOW = 1_000_000;
const waiting = { phase: "waiting", round: 0, phaseEndsAt: 0, players: { me: { hasAnswered: false, roundPoints: 0 } } };

function newRoom(view: object = waiting) {
  const store = createStore(() => ({ view, memberId: "me", connection: { kind: "live" } }));
  const room = { store, serverNow: () => Date.now() };
  return { room: room as never, show: (next: object) => store.setState({ view: { ...waiting, ...next } }) };
}

function Listener() {
  useSounds();
  return null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

describe("what is played when", () => {
  test("a countdown ticks three times, and no longer when its round has ended early", () => {
    const played: Sound[] = [];
    const { room, show } = newRoom();
    const stop = startSounds(room, (sound) => played.push(sound));
    show({ phase: "starting", phaseEndsAt: NOW + 3_000 });
    vi.advanceTimersByTime(3_000);
    expect(played).toEqual(["tick", "tick", "tick"]);
    show({ phase: "round", phaseEndsAt: NOW + 18_000 });
    vi.advanceTimersByTime(12_500);
    expect(played).toHaveLength(4);
    show({ phase: "reveal", phaseEndsAt: NOW + 30_000 });
    vi.advanceTimersByTime(10_000);
    expect(played).toEqual(["tick", "tick", "tick", "tick", "timeUp"]);
    stop();
    show({ phase: "finished" });
    expect(played).toHaveLength(5);
  });

  test("someone who opens the page during a round hears its end", () => {
    const played: Sound[] = [];
    const { room } = newRoom({ ...waiting, phase: "round", phaseEndsAt: NOW + 2_500 });
    const stop = startSounds(room, (sound) => played.push(sound));
    vi.advanceTimersByTime(3_000);
    expect(played).toEqual(["tick", "tick"]);
    stop();
  });

  test("a vibration follows the member’s wish for less motion", () => {
    const vibrate = vi.fn();
    Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
    const matching = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as never);
    const { room, show } = newRoom({ ...waiting, phase: "round" });
    const stop = startSounds(room);
    const me = { hasAnswered: true, roundPoints: 50 };
    show({ phase: "reveal", players: { me } });
    expect(vibrate).not.toHaveBeenCalled();
    matching.mockReturnValue({ matches: false } as never);
    show({ phase: "round", players: { me } });
    show({ phase: "reveal", players: { me } });
    expect(vibrate).toHaveBeenCalledTimes(1);
    stop();
    matching.mockRestore();
    Reflect.deleteProperty(navigator, "vibrate");
  });
});

describe("the mute button", () => {
  test("is remembered by the device, also after Sign Out", () => {
    expect(isMuted()).toBe(false);
    render(<MuteButton />);
    const button = () => document.querySelector("button");
    expect(button()?.ariaPressed ?? button()?.getAttribute("aria-pressed")).toBe("false");
    mute(true);
    clearSaved(localStore());
    expect(isMuted()).toBe(true);
  });

  test("is not there on a device that saves data, which fetches no sounds", async () => {
    vi.useRealTimers();
    const fetched = vi.fn();
    vi.doMock("../../../../../client/game/sound/room-sounds.ts", () => {
      fetched();
      return { startSounds: () => () => {} };
    });
    const { room } = newRoom();
    const listener = (
      <GameContext value={room}>
        <MuteButton />
        <Listener />
      </GameContext>
    );
    chooseDataSaving(true);
    const saving = render(listener);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelector("button")).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    saving.leave();
    chooseDataSaving(false);
    mute(true);
    const silent = render(listener);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelector("button")).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    silent.leave();
    mute(false);
    render(listener);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    vi.doUnmock("../../../../../client/game/sound/room-sounds.ts");
  });
});
