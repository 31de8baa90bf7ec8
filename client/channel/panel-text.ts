// The member's channels, on the dashboard
export const allChannelsLink = "All channels";
export const noChannels = "You’re not in any channels yet. Find one that you like, or create your own.";
