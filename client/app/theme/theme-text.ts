export const themeLabel = "Theme";
export const dayLabel = "Day";
export const nightLabel = "Night";
export const systemLabel = "Same as this device";
