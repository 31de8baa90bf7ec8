import type { NumeralTable } from "./numeral-table.ts";

export const hausa: NumeralTable = {
  units: ["sifili sifiri sufuri", "daya", "biyu", "uku", "hudu", "biyar", "shida", "bakwai", "takwas", "tara"],
  larger: { 10: "goma", 20: "ashirin", 30: "talatin", 50: "hamsin", 60: "sittin", 80: "tamanin" },
};
