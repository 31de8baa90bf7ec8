import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { mute, useSoundSetting } from "./sound-setting.ts";
import * as text from "./sound-text.ts";

/** Turns the sounds of all games off on this device, and on again. */
export function MuteButton() {
  const { isOffered, isMuted } = useSoundSetting();
  if (!isOffered) return null;
  return (
    <IconButton
      label={text.muteButton}
      icon={isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
      pressed={isMuted}
      onClick={() => mute(!isMuted)}
    />
  );
}
