import { createElement, type ReactNode } from "react";
import type { Ticket } from "../../schema/ticket/api.ts";
import { type SheetElement, type SheetNode, ticketSheet } from "../../schema/ticket/sheet/ticket-sheet.ts";
import { ticketSheetStyle } from "../../schema/ticket/sheet/ticket-sheet-style.ts";
import { community } from "../net/community.ts";
import { QrCode } from "../ui/illustration/qr-code.tsx";

/** Printing the page prints the sheet alone. */
const printStyle = `
@media print {
  body * { visibility: hidden; }
  .ticket-sheet, .ticket-sheet * { visibility: visible; }
  .ticket-sheet { position: absolute; inset: 0 auto auto 0; inline-size: 105mm; }
}
`;

/** The ticket, in the template that the PDF has too. */
export function TicketSheet({ ticket }: { ticket: Ticket }) {
  const sheet = ticketSheet({ ...ticket, communityName: community.name, timeZone: community.timeZone });
  return (
    <>
      <style>{ticketSheetStyle + printStyle}</style>
      {render(sheet)}
    </>
  );
}

function render(node: SheetNode): ReactNode {
  if (typeof node === "string") return node;
  return "qr" in node ? <QrCode text={node.qr} label={node.label} /> : renderElement(node);
}

/** The children never change places, so they need no keys of their own. */
const renderElement = ({ tag, part, dir, children }: SheetElement): ReactNode =>
  createElement(tag, { className: `ticket-${part}`, dir }, ...children.map(render));
