// After a name or the title of an event or a channel, which is the push's title.

/** "3 unread in all." */
export const unreadInAll = (count: number): string => `${count} unread in all.`;

/** `title` is the name of a channel, which a conversation does not have. */
const within = (title: string): string => (title === "" ? "" : ` in ${title}`);

export const message = (count: number): string => (count === 1 ? "Sent you a message." : `Sent you ${count} messages.`);
export const mention = (title: string): string => `Mentioned you${within(title)}.`;
export const reply = (title: string): string => `Replied to you${within(title)}.`;
export const reaction = (title: string): string => `Reacted to your message${within(title)}.`;
export const addedToChannel = (title: string): string => `Added you to ${title || "a channel"}.`;
export const channelInvitation = (title: string): string => `Invited you to ${title || "a channel"}.`;
export const report = "A new report needs a look.";
export const reportOverdue = "A report has waited for more than 24 hours.";
export const reportAnswered = "A leader has answered you.";
export const safetyNotice = "A leader has sent you a notice.";
export const messageFlag = "A message needs a look.";
export const ageConfirmed = "A mentor has confirmed a member’s age.";
export const roleGiven = "You have a new role. See what to do next.";
export const devotion = (title: string): string => `Today’s devotion: ${title}.`;
export const questionAnswered = "A leader has replied to your question.";
export const podOpened = (title: string): string => `Opened a pod for you: ${title}.`;
export const podDeclined = "A mentor has replied to your request.";
export const questionVoided = "A question in one of your games was wrong, so your score was corrected.";
export const challenge = "Challenged you to five questions.";
export const challengeFinished = "Has played your challenge. See who was ahead.";
export const eventRegistered = "You’re registered.";
export const eventTomorrow = "Your event is coming up. Have a look at the time and place.";
export const eventMoved = "This event has a new date.";
export const eventCancelled = "This event is cancelled.";
export const eventSeatOffered = "A seat is free for you. Take it before it goes to the next person.";
export const eventRefunded = "Your payment is being refunded.";
export const somethingNew = "Something new happened.";
