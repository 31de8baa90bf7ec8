export const contactMissing = "Please enter an email address or a phone number, so that we can answer.";
export const videoLink = "Please paste the video’s whole link, beginning with https://.";
