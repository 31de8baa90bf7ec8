export const anonymousPlayer = "Anonymous Player";
