export const themeLabel = "Theme";
export const dayTheme = "Day";
export const nightTheme = "Night";
export const systemTheme = "Same as this device";
