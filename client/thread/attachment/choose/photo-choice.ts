/** What the composer shows of photos, in one file: without network nothing more can be loaded. */
export { DraftPhoto } from "./draft-photo.tsx";
export { PhotoButton, type TakeFiles } from "./photo-button.tsx";
