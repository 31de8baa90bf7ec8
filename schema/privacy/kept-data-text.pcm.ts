import type { Translates } from "../language/translation.ts";

/** What a profile holds, by its column. Two columns with the same words are one thing for its member. */
export const profileFields = {
  full_name: "name",
  plain_name: "name",
  phone: "phone number",
  bio: "bio",
  location: "place",
  interests: "interests",
  spiritual_level: "how far you don go for faith",
  drawing: "picture",
  photo: "picture",
} as const;

const profileWords = [...new Set(Object.values(profileFields))].join(", ");

export const titles = {
  you: "You",
  writing: "Wetin you dey write",
  playing: "Games, devotions and courses",
  events: "Events and money",
  safety: "Safety",
  leading: "If you be leader",
  mail: "Mail",
} as const;

/** What is kept, by its first table. `until` and `leaving` are whole sentences, as `note` is. */
export const items = {
  users: {
    label:
      "Your account: email address, password, role, when you join, and the language and Bible translation wey you choose",
    note: "We store the password scrambled, so nobody fit read am.",
  },
  profiles: { label: `Your profile: ${profileWords}` },
  birthDates: { label: "Your birth date, and who confirm your age" },
  formerNames: { label: "Names wey you get before" },
  profilePhotos: { label: "Photos wey you upload and you no dey show" },
  sessions: { label: "Where you sign in: the kind of browser, and when" },
  verifications: {
    label: "Links and codes of our mails, and counts of tries to stop bad use",
    note: "We dey keep the count under one code wey we make from account or network address.",
    leaving: "Dem go end by themself within this time.",
  },
  userActivity: { label: "Wetin you do here, like to register for event or to read devotion" },
  notifications: { label: "Your notifications" },
  pushSubscriptions: { label: "Wetin your phone need to show notifications, if you allow them" },
  duePushes: { label: "Notifications wey dey road to your phone" },
  messages: {
    label: "Messages and polls wey you write, reactions, votes and mentions",
    until: "Until you delete them.",
    leaving: "We go delete the words. One empty message from “Deleted member” go stay for the place.",
  },
  attachments: {
    label: "Photos and voice notes wey you send or start to send",
    note: "The ones inside message go stay until you delete am.",
    leaving: "Nobody fit open them again, and we go delete them within one day.",
  },
  messageVersions: {
    label: "Wetin one message talk before dem change am or delete am",
    leaving: "We go delete these words at once.",
  },
  threads: {
    label: "Conversations and channels wey you dey inside",
    until: "As long as other people dey inside.",
    leaving: "Dem go stay for the others, without you. If you get channel, e go pass to another member.",
  },
  channelVersions: {
    label: "Old names and descriptions of channels",
    leaving: "Dem go stay until then, without your name.",
  },
  channelRemovals: { label: "Channels wey dem remove you from" },
  channelInvitations: { label: "Invitations to channels" },
  posts: {
    label: "Posts, comments and likes",
    leaving: "We go delete your comments and likes. Posts wey leaders write go stay, without their name.",
  },
  liveQuestions: { label: "Questions to the leaders, and requests for mentor" },
  confessions: {
    label: "Entries of the Confession Box",
    note: "Nothing inside dey show who write them.",
    leaving: "Dem go stay until then, because nobody know say na your own.",
  },
  requests: { label: "Wetin you send with form for the public pages" },
  parentRequests: {
    label: "Wetin parent ask for the page for parents",
    leaving: "E go stay until then, so the parent go get answer.",
  },
  gameRooms: {
    label: "Games wey you play or watch, and wetin you practise, with your answers",
    leaving: "Your seat and your score go stay until then, as “Anonymous Player”.",
  },
  soloGames: { label: "When you play the daily five or challenge, with your points" },
  soloAnswers: { label: "Your answers for the daily five and for challenges" },
  challenges: {
    label: "Challenges wey you send to one friend",
    note: "The one wey one friend send you go stay with them, without you.",
  },
  gameLeaderboards: { label: "Your places for leaderboards" },
  devotionAnswers: { label: "Your answers to the questions of devotions" },
  devotionReactions: { label: "How you react to devotions" },
  questionFlags: { label: "Questions of games wey you tell us say dem no correct" },
  courses: { label: "Your courses, wetin dem build on, and how far you don reach" },
  courseGenerations: { label: "Say you ask for one course, and which finished ones e build on" },
  courseDrafts: {
    label: "Drafts of courses wey others fit get too",
    note: "Nothing inside dey show who ask. Any course wey build on wetin you finish no dey among them.",
    leaving: "Dem go stay until then.",
  },
  eventRegistrations: { label: "Your places for events, and when you enter" },
  eventWaitingList: { label: "Your place for waiting list" },
  ticketPdfs: { label: "Tickets to print" },
  eventPayments: {
    label: "Wetin you pay, and wetin go back",
    note: "Never the number of any card: only Flutterwave dey see am.",
    until: "No end dey set.",
    leaving: "The amounts go stay without your name, because the community money must add up.",
  },
  blocks: { label: "Who you don block" },
  mutes: { label: "Say you no fit write for some time" },
  reports: {
    label: "Reports with wetin dem report, and wetin leaders do about am",
    note: "Your own reports dey your download. Wetin others report about you no dey there.",
    until: "No end dey set.",
    leaving: "Dem go stay, so that others go dey safe. “Deleted member” go stand for the place of your name.",
  },
  messageFlags: {
    label: "Messages wey dem mark make leaders look at",
    until: "As long as the message.",
    leaving: "The mark go stay for one empty message.",
  },
  auditLog: {
    label: "The log of which leader look at wetin, and change wetin",
    leaving: "The rows go stay until then, without you inside.",
  },
  events: {
    label: "Events wey you make, and links to films",
    until: "Until you or one admin delete them.",
    leaving: "Dem go stay for everybody, without your name.",
  },
  eventImages: {
    label: "Pictures wey no event dey show",
    leaving: "Dem go end by themself within this time.",
  },
  devotions: {
    label: "Devotions wey you write",
    leaving: "Dem go stay for everybody, without your name.",
  },
  devotionGenerations: { label: "Drafts of devotions wey you ask for" },
  roleInvitations: {
    label: "Invitations with role, and who use them",
    leaving: "Dem go stay until then, without your name.",
  },
  mails: {
    label: "Mails wey we send you",
    leaving: "Dem don go by then.",
  },
} as const;

export type Holds = Translates<typeof import("./kept-data-text.ts"), typeof import("./kept-data-text.pcm.ts")>;
