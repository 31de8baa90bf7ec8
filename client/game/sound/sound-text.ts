/** Also for the vibration. */
export const muteButton = "Mute sounds";
