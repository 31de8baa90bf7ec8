import { z } from "zod";
import { ROUNDS_OPTIONS } from "../limits.ts";

/** Which round of a game, from 1. */
export const roundNumber = z
  .int()
  .min(1)
  .max(Math.max(...ROUNDS_OPTIONS));
