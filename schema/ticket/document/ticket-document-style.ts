/**
 * The style of the document: the product's paper and ink, also when the page around it is dark. All lengths are in `em`, so the
 * document grows with the reader's text and shrinks to A6 in print. Black and white printers keep every part legible.
 */
export const ticketDocumentStyle = `
.ticket-document {
  --ticket-ink: #241d3f;
  --ticket-quiet: #605879;
  --ticket-paper: #ffffff;
  --ticket-night: #17132c;
  --ticket-cream: #fbf1dd;
  --ticket-lamp: #f6b443;
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  overflow: hidden;
  color: var(--ticket-ink);
  background: var(--ticket-paper);
  font-family: "Mulish Variable", "Noto Emoji Variable", system-ui, "Noto Sans", "DejaVu Sans", sans-serif;
  font-size: 1rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
}
.ticket-document *, .ticket-document *::before { box-sizing: border-box; margin: 0; }
.ticket-band {
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 1em;
  padding: 0.9em 1.5em 0.8em;
  color: var(--ticket-cream);
  background: var(--ticket-night);
  border-block-end: 0.3em solid var(--ticket-lamp);
}
.ticket-community { font: 700 1.2em/1.25 "Brygada 1918 Variable", "Noto Emoji Variable", Georgia, "Noto Serif", "DejaVu Serif", serif; }
.ticket-kind { flex: none; color: var(--ticket-lamp); font-weight: 700; letter-spacing: 0.06em; }
.ticket-event { padding: 1.25em 1.5em 1.1em; }
.ticket-title, .ticket-title-medium, .ticket-title-small {
  margin-block-end: 0.5em;
  font-family: "Brygada 1918 Variable", "Noto Emoji Variable", Georgia, "Noto Serif", "DejaVu Serif", serif;
  font-weight: 700;
  line-height: 1.15;
  text-wrap: balance;
}
.ticket-title { font-size: 1.9em; }
.ticket-title-medium { font-size: 1.45em; }
.ticket-title-small { font-size: 1.1em; }
.ticket-facts, .ticket-holder { display: grid; gap: 0.7em; align-content: start; }
.ticket-label { color: var(--ticket-quiet); font-size: 0.8em; font-weight: 700; line-height: 1.3; }
.ticket-value { font-weight: 600; }
.ticket-line, .ticket-reference { display: block; }
.ticket-reference { font-size: 1.15em; font-weight: 800; font-variant-numeric: tabular-nums; letter-spacing: 0.04em; white-space: nowrap; }
.ticket-stub {
  display: grid;
  grid-template-columns: minmax(0, 56fr) minmax(0, 44fr);
  gap: 1.25em;
  align-items: center;
  flex: 1;
  margin-inline: 1.5em;
  padding-block: 1.1em;
  border-block-start: 0.15em dashed var(--ticket-quiet);
  break-inside: avoid;
}
.ticket-code svg { display: block; inline-size: 100%; block-size: auto; shape-rendering: crispEdges; }
.ticket-notice {
  margin-inline: 1.5em;
  padding-block: 0.75em 1.1em;
  border-block-start: 0.1em solid var(--ticket-quiet);
  font-weight: 700;
}
@media screen {
  .ticket-document { border: 1px solid #d9d2e6; border-radius: 14px; }
}
@media screen and (max-width: 26rem) {
  /* The code on the first screen of a phone, which is what check-in asks for. */
  .ticket-band { padding-inline: 1rem; }
  .ticket-event { display: contents; }
  .ticket-title, .ticket-title-medium, .ticket-title-small { margin: 0; padding: 0.7em 1rem 0.5em; }
  .ticket-title { font-size: 1.5em; }
  .ticket-stub { grid-template-columns: minmax(0, 1fr); gap: 0; margin-inline: 1rem; padding-block: 0.25em 1em; }
  .ticket-code { inline-size: min(100%, 16em); justify-self: center; }
  .ticket-facts { order: 1; margin-inline: 1rem; padding-block: 1em; border-block-start: 0.1em solid var(--ticket-quiet); }
  .ticket-notice { order: 2; margin-inline: 1rem; }
}
@media print {
  .ticket-document { font-size: 9.5pt; }
  .ticket-code svg { max-inline-size: 62mm; }
}
`;
