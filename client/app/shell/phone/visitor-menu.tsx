import { DataSaverPanel } from "../../../frame/data-saver/data-saver-panel.tsx";
import { authPath } from "../../../frame/return-path.ts";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { LinkSheet } from "../../../ui/menu/link-sheet.tsx";
import { HeaderLink } from "../../../ui/navigation/header-link.tsx";
import type { MenuProps } from "../../../ui/navigation/navigation-menu.tsx";
import { ThemeSwitch } from "../../../ui/theme/theme-switch.tsx";
import { linksFor, mainLinks } from "../../navigation.ts";
import * as text from "../shell-text.ts";

/** What a visitor's phone shows under Menu. */
export function Menu(props: MenuProps) {
  const links = linksFor(mainLinks, null);
  const footer = (
    <>
      <DataSaverPanel />
      <ThemeSwitch />
      <ButtonLink to={authPath("create", "/")} onClick={() => props.onOpenChange(false)}>
        {text.joinLink}
      </ButtonLink>
    </>
  );
  return (
    <LinkSheet {...props} label={text.menuLabel} footer={footer}>
      {links.map(({ label, to }) => (
        <HeaderLink key={to} to={to} end={to === "/"}>
          {label}
        </HeaderLink>
      ))}
    </LinkSheet>
  );
}
