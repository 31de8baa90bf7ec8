import styled from "styled-components";
import { color, cssVariables, font } from "../../ui/theme/css.ts";
import { themeWithAccent } from "../../ui/theme/theme-with-accent.ts";
import { day, night, radius, type Theme, typeScale } from "../../ui/tokens.ts";

interface Props {
  /** A colour as `#rrggbb`, or nothing for the product's own. */
  accent: string | undefined;
  /** What is on the sample of a button, and the sample of a link. */
  buttonText: string;
  linkText: string;
  /** The names of the themes. */
  names: { day: string; night: string };
}

const Samples = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: 12px;
`;
const Sample = styled.figure<{ $theme: Theme }>`
  ${({ $theme }) => cssVariables($theme)}
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  color: ${color.text};
  background: ${color.surface};
`;
const Name = styled.figcaption`color: ${color.muted}; font-size: ${typeScale.small};`;
const Button = styled.span`
  padding: 8px 16px;
  border-radius: ${radius.medium};
  color: ${color.onAccent};
  background: ${color.accent};
  font: 700 ${typeScale.label} ${font.body};
`;
const Link = styled.span`color: ${color.accentText}; font-weight: 700; text-decoration: underline;`;

/** How a community's accent looks in both themes, after it has been adjusted until it is readable. */
export function AccentPreview({ accent, buttonText, linkText, names }: Props) {
  return (
    <Samples>
      {[day, night].map((theme) => (
        <Sample key={theme.name} $theme={themeWithAccent(theme, accent)}>
          <Name>{names[theme.name]}</Name>
          <Button>{buttonText}</Button>
          <Link>{linkText}</Link>
        </Sample>
      ))}
    </Samples>
  );
}

/** Whether a colour had to be changed in one of the themes to be readable there. */
export const isAdjusted = (accent: string): boolean =>
  [day, night].some((theme) => themeWithAccent(theme, accent).color.accent.toLowerCase() !== accent.toLowerCase());
