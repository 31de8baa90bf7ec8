// A note waits to be sent, and is uploaded as soon as there is a network.
import "../../unsent/unsent-attachment-part.tsx";
import "../../upload/start-upload.ts";

/** What the composer needs for voice notes, in one file: without network nothing more can be loaded. */
export { DraftVoice } from "./draft-voice.tsx";
export { RecordOrSend } from "./record-or-send.tsx";
export { RecordingBar } from "./recording-bar.tsx";
