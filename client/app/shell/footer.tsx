import { Link } from "react-router";
import { contactLink } from "../../frame/contact-link.ts";
import { community } from "../../net/community.ts";
import { useSession } from "../../net/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { footerLinks, linksFor } from "../navigation.ts";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { Brand } from "./brand.tsx";
import { FooterGroup, FooterShell } from "./footer-shell.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { NavigationMenu } from "./navigation/navigation-menu.tsx";
import * as text from "./shell-text.ts";

export function Footer() {
  const { me } = useSession();
  const links = linksFor(footerLinks, me);
  return (
    <FooterShell bottom={<p>{text.copyright(new Date().getFullYear(), community.name)}</p>}>
      <Stack $gap={8} $align="start">
        <Brand />
        <Text $tone="muted">{community.tagline}</Text>
      </Stack>
      <FooterGroup title={text.pagesTitle}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {community.contactUrl !== null && (
          <li>
            <a href={contactLink(community.contactUrl, community.contactMessage)} rel="noreferrer">
              {text.contactLink}
            </a>
          </li>
        )}
      </FooterGroup>
      <LanguageLinks />
      <Stack $gap={8} $align="start">
        <Text $weight={700} as="h2">
          {text.themeTitle}
        </Text>
        <ThemeSwitch />
        <NavigationMenu
          load={() => import("./data-saver-menu.tsx")}
          trigger={(button) => (
            <Button {...button} variant="secondary">
              {text.dataSaverButton}
            </Button>
          )}
        />
      </Stack>
    </FooterShell>
  );
}
