import type { NumeralTable } from "./numeral-table.ts";

export const igbo: NumeralTable = {
  units: ["efu", "otu", "abuo", "ato", "ano", "ise", "isii isi", "asaa asa", "asato", "itoolu itolu iteghete"],
  larger: { 10: "iri" },
};
