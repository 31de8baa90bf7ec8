import { DELETED_MEMBER } from "../profile/profile.ts";
import { evidenceNames } from "../safety/report/report.entity.ts";

type Json = unknown;

/** The member's names in a report's evidence, including earlier ones. */
export function namesInEvidence(evidence: Json, memberId: string): string[] {
  if (Array.isArray(evidence)) return evidence.flatMap((each) => namesInEvidence(each, memberId));
  if (!isObject(evidence)) return [];
  const own = nameKeys(evidence, memberId).map((key) => evidence[key]);
  const nested = Object.values(evidence).flatMap((each) => namesInEvidence(each, memberId));
  return [...own.filter((name) => typeof name === "string"), ...nested];
}

/** The evidence without the member's personal data. Another member's identical name stays. */
export function redactJson(value: Json, memberId: string, redact: (text: string) => string): Json {
  if (typeof value === "string") return redact(value);
  if (Array.isArray(value)) return value.map((each) => redactJson(each, memberId, redact));
  if (!isObject(value)) return value;
  const own = new Set(nameKeys(value, memberId));
  const others = new Set(nameKeys(value, undefined));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (own.has(key)) return [key, DELETED_MEMBER];
      return [key, others.has(key) ? each : redactJson(each, memberId, redact)];
    }),
  );
}

/** The keys of this member's names, or of any member's names if no id is given. */
const nameKeys = (value: Readonly<Record<string, Json>>, memberId: string | undefined): string[] =>
  Object.entries(evidenceNames).flatMap(([idKey, nameKey]) => {
    const id = value[idKey];
    const isMeant = memberId === undefined ? typeof id === "string" : id === memberId;
    return isMeant && nameKey in value ? [nameKey] : [];
  });

const isObject = (value: Json): value is Record<string, Json> => typeof value === "object" && value !== null;
