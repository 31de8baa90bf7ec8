import { drawings } from "../../schema/profile/profile.ts";

export const isDrawing = (avatar: string): boolean => (drawings as readonly string[]).includes(avatar);

/** The address of a picture: of a drawing, or of a stored photograph with this many pixels on each side. */
export const pictureAddress = (avatar: string, size: 96 | 320 = 320): string =>
  isDrawing(avatar) ? `/avatars/${avatar}.svg` : `/api/photos/${avatar}/${size}.webp`;
