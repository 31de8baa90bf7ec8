import type { NumeralTable } from "./numeral-table.ts";

export const english: NumeralTable = {
  units: ["zero oh ooh nought naught nil", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  larger: {
    10: "ten",
    11: "eleven",
    12: "twelve",
    13: "thirteen",
    14: "fourteen",
    15: "fifteen",
    16: "sixteen",
    17: "seventeen",
    18: "eighteen",
    19: "nineteen",
    20: "twenty",
    30: "thirty",
    40: "forty fourty",
    50: "fifty",
    60: "sixty",
    70: "seventy",
    80: "eighty",
    90: "ninety ninty",
  },
};
