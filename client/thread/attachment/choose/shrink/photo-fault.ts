/** A picture of a camera is at most about 30 MB. A larger one would end the page on a cheap phone. */
export const CHOSEN_MAX_BYTES = 50_000_000;

/** Why a file cannot be sent as a photo. */
export type PhotoFault = "too-large" | "animated" | "heic" | "unreadable";

export class FaultyPhoto extends Error {
  readonly fault: PhotoFault;
  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

/** What is already wrong with a file before anything opens it. iPhones save HEIC, which only Safari opens. */
export function faultOf({ size, type }: Pick<Blob, "size" | "type">): PhotoFault | null {
  if (size > CHOSEN_MAX_BYTES) return "too-large";
  // Browsers draw an SVG differently, and it is no photo. Android's files may have no type.
  const mayBePhoto = type === "" || (type.startsWith("image/") && !type.startsWith("image/svg"));
  return size > 0 && mayBePhoto ? null : "unreadable";
}

/** What is wrong with a file that the browser could not open. */
export const unopenedFault = ({ type, name }: Pick<File, "type" | "name">): PhotoFault =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name) ? "heic" : "unreadable";
