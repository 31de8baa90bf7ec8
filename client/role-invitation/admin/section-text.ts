export const title = "Invitations";
