import MenuIcon from "lucide-react/icons/menu";
import { useSession } from "../../net/session.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { linksFor, mainLinks } from "../navigation.ts";
import { Brand } from "./brand.tsx";
import { HeaderActions } from "./header-actions.tsx";
import { HeaderBar } from "./navigation/header-bar.tsx";
import { NavigationMenu } from "./navigation/navigation-menu.tsx";
import { menuLabel } from "./shell-text.ts";

/** The navigation at the top of the site. */
export function Header() {
  const { me } = useSession();
  return (
    <HeaderBar
      isClearAtTop
      brand={<Brand />}
      links={linksFor(mainLinks, me)}
      actions={<HeaderActions />}
      // Members have the bottom bar.
      menu={
        !me && (
          <NavigationMenu
            load={() => import("./phone/visitor-menu.tsx")}
            trigger={(button) => <IconButton {...button} label={menuLabel} icon={<MenuIcon />} />}
          />
        )
      }
    />
  );
}
