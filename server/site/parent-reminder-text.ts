export const parentsWait = (community: string) => ({
  subject: `${community}: a parent waits for an answer`,
  text: "A parent has asked something and waits for an answer. If another leader is already looking after it, there’s nothing to do.",
  button: "See what parents ask",
});
