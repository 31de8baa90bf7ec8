/** What a profile holds, by its column. Two columns with the same words are one thing for its member. */
export const profileFields = {
  full_name: "name",
  plain_name: "name",
  phone: "phone number",
  bio: "bio",
  location: "place",
  interests: "interests",
  spiritual_level: "how far you are in faith",
  drawing: "picture",
  photo: "picture",
} as const;

const profileWords = [...new Set(Object.values(profileFields))].join(", ");

export const titles = {
  you: "You",
  writing: "What you write",
  playing: "Games, devotions and courses",
  events: "Events and money",
  safety: "Safety",
  leading: "If you’re a leader",
  mail: "Mail",
} as const;

/** What is kept, by its first table. `until` and `leaving` are whole sentences, as `note` is. */
export const items = {
  users: {
    label:
      "Your account: email address, password, role, when you joined, and the language and Bible translation you chose",
    note: "The password is stored scrambled, so that nobody can read it.",
  },
  profiles: {
    label: `Your profile: ${profileWords}`,
  },
  birthDates: {
    label: "Your birth date, and who confirmed your age",
  },
  formerNames: {
    label: "Names that you had before",
  },
  profilePhotos: {
    label: "Photos that you uploaded and don’t show",
  },
  sessions: {
    label: "Where you’re signed in: the kind of browser, and when",
  },
  verifications: {
    label: "Links and codes of our mails, and counts of tries against misuse",
    note: "A count is kept under a code made from an account or a network address.",
    leaving: "They end by themselves within this time.",
  },
  userActivity: {
    label: "What you did here, such as signing up for an event or reading a devotion",
  },
  notifications: {
    label: "Your notifications",
  },
  pushSubscriptions: {
    label: "What your phone needs to show notifications, if you allow them",
  },
  duePushes: {
    label: "Notifications on their way to your phone",
  },
  messages: {
    label: "Messages and polls you wrote, reactions, votes and mentions",
    until: "Until you delete them.",
    leaving: "The words are deleted. An empty message from “Deleted member” stays in its place.",
  },
  attachments: {
    label: "Photos and voice notes that you sent or began to send",
    note: "Those in a message stay until you delete it.",
    leaving: "Nobody can open them anymore, and they’re deleted within a day.",
  },
  messageVersions: {
    label: "What a message said before it was changed or deleted",
    leaving: "These words are deleted at once.",
  },
  threads: {
    label: "Conversations and channels you’re in",
    until: "As long as others are in them.",
    leaving: "They stay for the others, without you. A channel of yours passes to another member.",
  },
  channelVersions: {
    label: "Earlier names and descriptions of channels",
    leaving: "They stay until then, without your name.",
  },
  channelRemovals: { label: "Channels that you were removed from" },
  channelInvitations: {
    label: "Invitations to channels",
  },
  posts: {
    label: "Posts, comments and likes",
    leaving: "Your comments and likes are deleted. Posts that leaders wrote stay, without their name.",
  },
  liveQuestions: {
    label: "Questions to the leaders, and requests for a mentor",
  },
  confessions: {
    label: "Entries of the Confession Box",
    note: "Nothing in them says who wrote them.",
    leaving: "They stay until then, because nobody knows that they are yours.",
  },
  requests: {
    label: "What you send with a form of the public pages",
  },
  parentRequests: {
    label: "What a parent asks on the page for parents",
    leaving: "It stays until then, so that the parent gets an answer.",
  },
  gameRooms: {
    label: "Games you played or watched, and what you practised, with your answers",
    leaving: "Your seat and your score stay until then, as “Anonymous Player”.",
  },
  soloGames: {
    label: "When you played the daily five or a challenge, with your points",
  },
  soloAnswers: {
    label: "Your answers in the daily five and in challenges",
  },
  challenges: {
    label: "Challenges that you sent to a friend",
    note: "One that a friend sent you stays with them, without you.",
  },
  gameLeaderboards: {
    label: "Your places on leaderboards",
  },
  devotionAnswers: {
    label: "Your answers to the questions of devotions",
  },
  devotionReactions: {
    label: "How you reacted to devotions",
  },
  questionFlags: {
    label: "Questions of games that you told us are wrong",
  },
  courses: {
    label: "Your courses, what they build on, and how far you are in them",
  },
  courseGenerations: {
    label: "That you asked for a course, and which finished ones it builds on",
  },
  courseDrafts: {
    label: "Drafts of courses that others may get, too",
    note: "Nothing in them says who asked. A course that builds on what you finished isn’t among them.",
    leaving: "They stay until then.",
  },
  eventRegistrations: {
    label: "Your places at events, and when you came in",
  },
  eventWaitingList: {
    label: "Your place on a waiting list",
  },
  ticketPdfs: {
    label: "Tickets to print",
  },
  eventPayments: {
    label: "What you paid, and what went back",
    note: "Never the number of a card: only Flutterwave sees it.",
    until: "No end is set.",
    leaving: "The amounts stay without your name, because the community’s money has to add up.",
  },
  blocks: {
    label: "Whom you have blocked",
  },
  mutes: {
    label: "That you may not write for a while",
  },
  reports: {
    label: "Reports with what was reported, and what leaders did about it",
    note: "Your own reports are in your download. What others reported about you is not.",
    until: "No end is set.",
    leaving: "They stay, so that others are safe. “Deleted member” stands in place of your name.",
  },
  messageFlags: {
    label: "Messages that were marked for leaders to look at",
    until: "As long as the message.",
    leaving: "The mark stays on an empty message.",
  },
  auditLog: {
    label: "The log of which leader looked at what, and changed what",
    leaving: "The rows stay until then, without you in them.",
  },
  events: {
    label: "Events that you made, and links to films",
    until: "Until you or an admin delete them.",
    leaving: "They stay for everyone, without your name.",
  },
  eventImages: {
    label: "Pictures that no event shows",
    leaving: "They end by themselves within this time.",
  },
  devotions: {
    label: "Devotions that you wrote",
    leaving: "They stay for everyone, without your name.",
  },
  devotionGenerations: {
    label: "Drafts of devotions that you asked for",
  },
  roleInvitations: {
    label: "Invitations with a role, and who used them",
    leaving: "They stay until then, without your name.",
  },
  mails: {
    label: "Mails that we sent you",
    leaving: "They’re gone by then.",
  },
} as const;
