import type { Translates } from "../../../schema/language/translation.ts";

export const paymentsDiffer = (community: string, { count, report }: { count: number; report: string }) => ({
  subject: `${community}: payments no match the provider list`,
  text: `The comparison of last night find ${count} differences. Payments wey no dey here before don settle now; abeg look the others.\n\n${report}`,
  button: "See wetin to do",
});

export type Holds = Translates<
  typeof import("./reconcile-mail-text.ts"),
  typeof import("./reconcile-mail-text.pcm.ts")
>;
