export const sectionTitle = "Your data";
export const sectionLead =
  "Download everything that is stored about you as one file: your profile, your messages, your games, your events and the rest. What others wrote is not in it.";
export const openButton = "Download my data";
export const dialogTitle = "Download my data";
export const dialogHint = "Please enter your password, so that nobody else downloads your data on this device.";
export const passwordLabel = "Your password";
export const passwordRequired = "Please enter your password.";
export const downloadButton = "Download";
export const savedToast = { title: "Your data is downloaded" };
export const failed = { title: "Error", message: "Failed to download your data" };
