import type { NumeralTable } from "./numeral-table.ts";

/** The words for counting, and those for a number of things, which begin with m. */
export const yoruba: NumeralTable = {
  units: [
    "odo oodo ofo",
    "okan ookan eni kan",
    "eji eeji meji",
    "eta eeta meta",
    "erin eerin merin",
    "arun aarun marun arun-un aarun-un marun-un marunun",
    "efa eefa mefa",
    "eje eeje meje",
    "ejo eejo mejo",
    "esan eesan mesan esan-an eesan-an mesan-an mesanan",
  ],
  larger: { 10: "ewa eewa mewa", 20: "ogun" },
};
