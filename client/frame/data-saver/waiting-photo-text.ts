export const showPicture = "Show picture";
export const showPictureOf = (size: string): string => `Show picture (${size})`;
