import type { Channel } from "../../../schema/channel/api.ts";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import { useSettingActions } from "../setting-actions.tsx";
import * as text from "./list-text.ts";

/** Pins or mutes a channel of the member, from the list. */
export function OwnMenu({ channel }: { channel: Channel }) {
  const { actions, isPending } = useSettingActions(channel);
  return (
    <MenuButton label={text.menuLabel(channel.name)} title={channel.name} busy={isPending} actions={() => actions} />
  );
}
