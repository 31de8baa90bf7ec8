export const testMail = (community: string) => ({
  subject: `${community}: mail works`,
  text: "You asked for this mail in the settings of your community. It arrived, so members get theirs too.",
});
