export const title = "On your phone";
export const lead = "Small enough for a cheap phone and a tight data plan.";
export const round = {
  caption: "Play: a question, four answers, thirty seconds",
  alt: "A round of Bible trivia on a phone: the question, four answers in four colors, the time left",
};
export const channel = {
  caption: "Talk: channels with a leader in each",
  alt: "A channel on a phone: messages, a poll, and a note that the safeguarding lead can read it",
};
export const event = {
  caption: "Come: events, free or paid, with your ticket on the phone",
  alt: "The upcoming events on a phone: a card with date, place, seats and the button Register",
};
