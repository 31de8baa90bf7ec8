export const shareButton = "Share the verse";
export const fileName = "verse.jpg";
export const failed = {
  title: "No picture",
  message: "It couldn’t be drawn. Please check your connection and try again.",
};
