/** The five fields that make a profile complete. The e-mail is the account's. */
export const completionFields = ["full_name", "email", "phone", "bio", "location"] as const;
export type CompletionField = (typeof completionFields)[number];

export interface Completion {
  /** 0 to 100, in steps of 20. */
  readonly percent: number;
  readonly missing: readonly CompletionField[];
}

/** PROFILE-4: how complete a profile is. */
export function completionOf(profile: Readonly<Record<CompletionField, string | null>>): Completion {
  const missing = completionFields.filter((field) => !profile[field]);
  const filled = completionFields.length - missing.length;
  return { percent: (filled / completionFields.length) * 100, missing };
}
