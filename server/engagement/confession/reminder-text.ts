export const entriesWait = (community: string) => ({
  subject: `${community}: the Confession Box has something for you`,
  text: "Someone has written into the Confession Box and waits for an answer. If another leader has answered it, there’s nothing to do.",
  button: "Open the box",
});

export const answered = (community: string, leader: string) => ({
  subject: `${community}: an answer in the Confession Box`,
  text: `${leader} has answered an entry in the Confession Box. Please read it, so that nobody answers alone.`,
  button: "Read the answer",
});
