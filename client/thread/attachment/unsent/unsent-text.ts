export { ownPhoto as unsentPhoto } from "../photo/photo-text.ts";
export const uploading = "Sending your photo";
export const uploadingVoice = "Sending your voice note";
