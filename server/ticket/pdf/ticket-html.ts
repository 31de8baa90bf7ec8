import { encodeQR } from "qr";
import { type Language, sourceLanguage } from "../../../schema/language/languages.ts";
import {
  type DocumentElement,
  type DocumentNode,
  type DocumentQrCode,
  type TicketDetails,
  ticketDocument,
} from "../../../schema/ticket/document/ticket-document.ts";
import { ticketDocumentStyle } from "../../../schema/ticket/document/ticket-document-style.ts";
import * as english from "../../../schema/ticket/document/ticket-document-text.ts";
import { translated } from "../../platform/language/translated.ts";
import { escapeHtml } from "../../platform/site/escape-html.ts";
import { ticketFontFaces } from "./font-faces.ts";

const textIn = await translated(import.meta.url, "../../../schema/ticket/document/ticket-document-text.ts", english);

/** White modules around the code, as many as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** The document fills an A6 page. On A4, which only very long texts need, it is a strip of its own. */
const pageStyle = `
@page { margin: 0; }
html, body { margin: 0; background: #ffffff; }
.ticket-document { min-block-size: 100vh; }
@media (min-width: 120mm) {
  .ticket-document { inline-size: 180mm; min-block-size: 0; margin: 12mm auto; border: 0.3mm solid #605879; }
}
`;

/** The document that becomes the PDF. It holds everything it shows, fonts too, and may load nothing. */
export function ticketHtml(ticket: TicketDetails, language: Language | null = null): string {
  const content = render(ticketDocument(ticket, textIn(language)));
  return [
    "<!doctype html>",
    `<html lang="${language ?? sourceLanguage}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">`,
    `<title>${escapeHtml(ticket.eventTitle)}</title>`,
    `<style>${ticketFontFaces(content)}${ticketDocumentStyle}${pageStyle}</style></head>`,
    `<body>${content}</body></html>`,
  ].join("");
}

function render(node: DocumentNode): string {
  if (typeof node === "string") return escapeHtml(node);
  return "qr" in node ? renderQrCode(node) : renderElement(node);
}

function renderElement({ tag, part, dir, children }: DocumentElement): string {
  const direction = dir === undefined ? "" : ` dir="${dir}"`;
  return `<${tag} class="ticket-${part}"${direction}>${children.map(render).join("")}</${tag}>`;
}

function renderQrCode({ qr, label }: DocumentQrCode): string {
  const rows = encodeQR(qr, "raw", { ecc: "medium", border: QUIET_ZONE });
  const dark = rows.flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return [
    `<svg viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label="${escapeHtml(label)}">`,
    `<path d="${dark.join("")}"/></svg>`,
  ].join("");
}

/** Start and length of each run of dark modules in a row. */
function darkRuns(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  }
  return runs;
}
