import { DataSaverPanel } from "../../../frame/data-saver/data-saver-panel.tsx";
import { authPath } from "../../../frame/return-path.ts";
import { ButtonLink } from "../../../ui/button/button-link.tsx";
import { linksFor, mainLinks } from "../../navigation.ts";
import { ThemeSwitch } from "../../theme/theme-switch.tsx";
import { HeaderLink } from "../navigation/header-link.tsx";
import type { MenuProps } from "../navigation/navigation-menu.tsx";
import * as text from "../shell-text.ts";
import { LinkSheet } from "./link-sheet.tsx";

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
