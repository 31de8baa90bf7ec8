import { createGlobalStyle } from "styled-components";
import { color, cssVariables, font, from, reducedMotion } from "../../ui/theme/css.ts";
import { breakpoint, day, night, radius, typeScale } from "../../ui/tokens.ts";
import "./fonts.css";
import { themeWithAccent } from "../../ui/theme/theme-with-accent.ts";

interface Props {
  $accent: string | undefined;
}

const variablesOf = (theme: typeof day, accent: string | undefined) => cssVariables(themeWithAccent(theme, accent));

/** The style sheet always holds both themes, so switching changes one attribute and re-renders nothing. */
export const GlobalStyle = createGlobalStyle<Props>`
  :root, [data-theme="day"] { ${({ $accent }) => variablesOf(day, $accent)} }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) { ${({ $accent }) => variablesOf(night, $accent)} }
  }
  [data-theme="night"] { ${({ $accent }) => variablesOf(night, $accent)} }
  @media print {
    :root, :root:not([data-theme]), :root[data-theme] { ${() => cssVariables({ ...day, color: { ...day.color, ground: "#ffffff", surface: "#ffffff" } })} }
  }

  /* --gutter: the margin of the bar, the content and the footer, which begin on one line at every width. */
  :root { --bottom-bar: 0px; --gutter: 16px; }
  ${from.desktop} { :root { --gutter: 32px; } }
  /* Sticky elements stop below the header bar, if there is one. */
  :root:has([data-bar]) { --bar: calc(65px + env(safe-area-inset-top)); }
  @media (max-width: ${breakpoint.navigation - 1}px) {
    /* A thread on a phone has a bar of its own. */
    :root:has([data-phone="thread"]) { --bar: 0px; }
    [data-phone="thread"] [data-bar] { display: none; }
    /* Reserved before the bar itself is loaded. */
    :root:not([data-keyboard]):has([data-phone="tabs"]) {
      --bottom-bar: calc(56px + env(safe-area-inset-bottom));
    }
  }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    font: 400 ${typeScale.body}/1.55 ${font.body};
    color: ${color.text};
    background: ${color.ground};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    font-synthesis-style: none;
    -webkit-tap-highlight-color: transparent;
    scroll-padding: 80px 0 calc(96px + var(--bottom-bar));
  }
  body {
    min-height: 100dvh;
    padding: 0 env(safe-area-inset-right) var(--bottom-bar) env(safe-area-inset-left);
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4 { font-size: inherit; font-weight: inherit; }
  ul, ol { padding: 0; list-style: none; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; background: none; border: 0; padding: 0; touch-action: manipulation; }
  a { color: ${color.accentText}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  ::selection { background: ${color.accent}; color: ${color.onAccent}; }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.small}; }
  :focus:not(:focus-visible) { outline: none; }

  ${reducedMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
