import { z } from "zod";
import { ROUNDS_OPTIONS, SPARE_ROUNDS } from "../limits.ts";

/** The number of a round, from 1. */
export const roundNumber = z
  .int()
  .min(1)
  .max(Math.max(...ROUNDS_OPTIONS) + SPARE_ROUNDS);
