import { useEffect } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import { useGame } from "../connection/game-context.ts";
import { useSoundSetting } from "./sound-setting.ts";

/** Plays the sounds of the room, unless this device is muted or saves data. They load after the screen. */
export function useSounds(): void {
  const game = useGame();
  const { isOffered, isMuted } = useSoundSetting();
  const isOn = isOffered && !isMuted;
  const { part } = usePart(() => import("./room-sounds.ts"), isOn);
  useEffect(() => (part && isOn ? part.startSounds(game) : undefined), [part, isOn, game]);
}
