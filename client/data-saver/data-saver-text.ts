export const switchLabel = "Save data";
export const switchDescription = "Pictures load only when you press them. For this device.";
export const used = (size: string): string =>
  `Used since you opened the app: ${size}, without live games and messages.`;
