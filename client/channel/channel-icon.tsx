import Hash from "lucide-react/icons/hash";
import Lock from "lucide-react/icons/lock";
import type { Channel } from "../../schema/channel/api.ts";
import { toneOf } from "../ui/avatar/avatar-name.ts";
import { IconTile } from "../ui/illustration/icon-tile.tsx";

/** The icon of a channel. Its name is always beside it, so screen readers skip the icon. */
export function ChannelIcon({ channel: { name, isPrivate } }: { channel: Pick<Channel, "name" | "isPrivate"> }) {
  return (
    <IconTile tone={toneOf(name)} size="small">
      {isPrivate ? <Lock /> : <Hash />}
    </IconTile>
  );
}
