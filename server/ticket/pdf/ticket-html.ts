import { encodeQR } from "qr";
import {
  type SheetElement,
  type SheetNode,
  type SheetQrCode,
  type TicketDetails,
  ticketSheet,
} from "../../../schema/ticket/sheet/ticket-sheet.ts";
import { ticketSheetStyle } from "../../../schema/ticket/sheet/ticket-sheet-style.ts";
import { escapeHtml } from "../../platform/site/escape-html.ts";
import { ticketFontFaces } from "./font-faces.ts";

/** White modules around the code, as many as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4;

/** The sheet fills an A6 page. On A4, which only very long texts need, it is a strip of its own. */
const pageStyle = `
@page { margin: 0; }
html, body { margin: 0; background: #ffffff; }
.ticket-sheet { min-block-size: 100vh; }
@media (min-width: 120mm) {
  .ticket-sheet { inline-size: 180mm; min-block-size: 0; margin: 12mm auto; border: 0.3mm solid #605879; }
}
`;

/** The document that becomes the PDF. It holds everything it shows, fonts too, and may load nothing. */
export function ticketHtml(ticket: TicketDetails): string {
  const sheet = render(ticketSheet(ticket));
  return [
    "<!doctype html>",
    `<html lang="en"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">`,
    `<title>${escapeHtml(ticket.eventTitle)}</title>`,
    `<style>${ticketFontFaces(sheet)}${ticketSheetStyle}${pageStyle}</style></head>`,
    `<body>${sheet}</body></html>`,
  ].join("");
}

function render(node: SheetNode): string {
  if (typeof node === "string") return escapeHtml(node);
  return "qr" in node ? renderQrCode(node) : renderElement(node);
}

function renderElement({ tag, part, dir, children }: SheetElement): string {
  const direction = dir === undefined ? "" : ` dir="${dir}"`;
  return `<${tag} class="ticket-${part}"${direction}>${children.map(render).join("")}</${tag}>`;
}

function renderQrCode({ qr, label }: SheetQrCode): string {
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
