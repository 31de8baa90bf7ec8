/** The address of a drawing that members choose as their picture. */
export const drawingAddress = (drawing: string): string => `/avatars/${drawing}.svg`;

/** The address of a stored photograph, in the size for a profile. */
export const photoAddress = (photo: string): string => `/api/photos/${photo}/320.webp`;
