import type { RadioOption } from "../ui/field/radio-cards.tsx";
import { offeredReasons, type ReportReason } from "./safety-text.ts";

export const reasonOptions = Object.entries(offeredReasons).map(([value, label]) => ({
  value,
  label,
})) as RadioOption<ReportReason>[];
