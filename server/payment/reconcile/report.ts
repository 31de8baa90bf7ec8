import { naira } from "../naira.ts";
import type { Difference } from "./compare.ts";

/** What each kind of difference means to whoever reads the report. */
const explanations: Readonly<Record<Difference["kind"], string>> = {
  "not-settled": "paid, and not settled here until now",
  "unknown-reference": "paid with a reference that no payment here has: refund it by hand if it is for an event",
  "not-at-provider": "settled here, and missing in the provider's list",
  "other-amount": "another amount or currency than was settled",
  "no-money": "a ticket without money",
  "refund-missing": "refunded here, and not known to the provider or failed there",
  "refund-amount": "refunded with another amount",
  "refund-open": "a refund that could not be sent yet",
  unreadable: "a row of the provider's list that could not be read: look at it in the provider's dashboard",
};

const amount = (kobo: number | null): string => (kobo === null ? "-" : naira(kobo));

/** A table of the differences, one line each. */
export function reportOf(differences: readonly Difference[]): string {
  const rows = differences.map(({ kind, txRef, transactionId, oursKobo, theirsKobo }) => [
    txRef || "-",
    transactionId || "-",
    amount(oursKobo),
    amount(theirsKobo),
    explanations[kind],
  ]);
  const table = [["Reference", "Transaction", "Here", "Provider", "What differs"], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
