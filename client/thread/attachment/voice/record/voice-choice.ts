/** What the composer needs for voice notes, in one file: without network nothing more can be loaded. */
export { DraftVoice } from "./draft-voice.tsx";
export { RecordOrSend } from "./record-or-send.tsx";
export { RecordingBar } from "./recording-bar.tsx";
