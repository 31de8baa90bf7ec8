import type { NumeralTable } from "./numeral-table.ts";

export const french: NumeralTable = {
  units: ["zero", "un une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf"],
  larger: {
    10: "dix",
    11: "onze",
    12: "douze",
    13: "treize",
    14: "quatorze",
    15: "quinze",
    16: "seize",
    20: "vingt vingts",
    30: "trente",
    40: "quarante",
    50: "cinquante",
    60: "soixante",
    70: "septante",
    80: "huitante",
    90: "nonante",
  },
};
