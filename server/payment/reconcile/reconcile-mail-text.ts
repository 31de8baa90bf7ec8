/** `report` lists the differences for operators, and is English. */
export const paymentsDiffer = (community: string, { count, report }: { count: number; report: string }) => ({
  subject: `${community}: payments differ from the provider’s list`,
  text: `Last night’s comparison found ${count} differences. Payments that were missing here are settled now; please look at the others.\n\n${report}`,
  button: "See what to do",
});
