import { createElement, type ReactNode } from "react";
import type { Ticket } from "../../schema/ticket/api.ts";
import {
  type DocumentElement,
  type DocumentNode,
  ticketDocument,
} from "../../schema/ticket/document/ticket-document.ts";
import { ticketDocumentStyle } from "../../schema/ticket/document/ticket-document-style.ts";
import { community } from "../net/community.ts";
import { QrCode } from "../ui/illustration/qr-code.tsx";

/** Printing the page prints the document alone. */
const printStyle = `
@media print {
  body * { visibility: hidden; }
  .ticket-document, .ticket-document * { visibility: visible; }
  .ticket-document { position: absolute; inset: 0 auto auto 0; inline-size: 105mm; }
}
`;

/** The ticket, in the template that the PDF has too. */
export function TicketDocument({ ticket }: { ticket: Ticket }) {
  const content = ticketDocument({ ...ticket, communityName: community.name, timeZone: community.timeZone });
  return (
    <>
      <style>{ticketDocumentStyle + printStyle}</style>
      {render(content)}
    </>
  );
}

function render(node: DocumentNode): ReactNode {
  if (typeof node === "string") return node;
  return "qr" in node ? <QrCode text={node.qr} label={node.label} /> : renderElement(node);
}

/** The children never change places, so they need no keys of their own. */
const renderElement = ({ tag, part, dir, children }: DocumentElement): ReactNode =>
  createElement(tag, { className: `ticket-${part}`, dir }, ...children.map(render));
