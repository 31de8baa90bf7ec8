/** Pixels of the player of a voice note in a bubble. */
export const VOICE_PX = 56;
