export const severeReport = (community: string) => ({
  subject: `${community}: an urgent report needs a look`,
  text: "Someone has sent an urgent report. Please look at it as soon as you can. If someone else has taken it, there’s nothing to do.",
  button: "Open the report",
});

export const overdueReport = (community: string) => ({
  subject: `${community}: a report has waited for more than 24 hours`,
  text: "Nobody has taken this report within 24 hours. Please take it, or ask another leader to.",
  button: "Open the report",
});
