export const contentsTitle = "On this page";
