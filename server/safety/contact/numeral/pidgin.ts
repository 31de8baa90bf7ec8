import type { NumeralTable } from "./numeral-table.ts";

/** Nigerian Pidgin as it is written by ear. */
export const pidgin: NumeralTable = {
  units: [
    "ziro siro sero zeero",
    "wan wun",
    "tu tuu",
    "tri tiri tree",
    "fo foh foa",
    "faiv faif fayv",
    "siks sikis",
    "sefun sevun sevin sefin",
    "eit eyt",
    "nain nayn",
  ],
};
