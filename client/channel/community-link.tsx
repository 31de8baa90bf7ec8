import UsersRound from "lucide-react/icons/users-round";

export { useUnreadInChannels as useUnread } from "./channels.ts";
export const icon = <UsersRound aria-hidden />;
