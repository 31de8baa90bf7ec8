// A note waits to be sent, and is uploaded as soon as there is a network.
import "../../unsent/unsent-attachment-part.tsx";
import "../../upload/start-upload.ts";

/** What records a voice note, in one file: once it is loaded, the rest works without network. */
export { DraftVoice } from "./draft-voice.tsx";
export { RecordingBar } from "./recording-bar.tsx";
