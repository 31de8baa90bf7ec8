import type { RouteOutcomes } from "./route-outcomes.ts";

/** The lead is no party. Visitors, muted, suspended and blocked members write here, and some write to a suspended member. */
export const oneLead: RouteOutcomes = {
  "a message in a new conversation": {
    "open: account/not-signed-in": "visitor, suspended → minor",
    "open: chat/birth-date-needed": "unknown → unknown, minor, adult",
    "open: chat/not-allowed": "blocked → minor; minor, adult → suspended",
    "open: done with a lead, seat: done, send: safety/muted with a lead": "muted → minor",
    "open: done, seat: done, send: stored, arrives": "mentor → adult",
    "open: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message": {
    "seat: account/not-signed-in": "visitor, suspended → minor",
    "seat: chat/not-allowed": "blocked → minor; minor, adult → suspended",
    "seat: done, send: safety/muted": "muted → minor",
    "seat: done, send: stored, arrives": "mentor → adult",
    "seat: done, send: chat/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in a channel": {
    "seat: account/not-signed-in": "visitor, suspended → minor",
    "seat: done, send: channel/now-supervised with a lead, send: stored with a lead":
      "blocked → minor; minor, adult → suspended",
    "seat: done, send: safety/muted": "muted → minor",
    "seat: done, send: channel/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in the reader’s channel": {
    "reader creates: done with a lead, join: account/not-signed-in, seat: account/not-signed-in":
      "visitor, suspended → minor",
    "reader creates: done with a lead, join: done with a lead, seat: done, send: safety/muted with a lead":
      "muted → minor",
    "reader creates: done with a lead, join: done with a lead, seat: done, send: stored with a lead": "blocked → minor",
    "reader creates: done with a lead, join: done with a lead, seat: done, send: stored with a lead, arrives":
      "everyone else",
  },
  "a message in the reader’s earlier channel": {
    "join: account/not-signed-in, seat: account/not-signed-in": "visitor, suspended → minor",
    "join: done with a lead, seat: done, send: safety/muted with a lead": "muted → minor",
    "join: done with a lead, seat: done, send: stored with a lead": "blocked → minor",
    "join: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message from before an invitation": {
    "create: account/not-signed-in, seat: account/not-signed-in, add: account/not-signed-in":
      "visitor, suspended → minor",
    "create: done with a lead, seat: done, send: stored with a lead, add: channel/member-not-found": "blocked → minor",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, arrives": "mentor → adult",
    "create: safety/muted, seat: channel/not-found, add: channel/not-found": "muted → minor",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, accept: done with a lead, arrives":
      "everyone else",
  },
  "a message after an earlier invitation": {
    "nobody invites": "visitor → minor",
    "accept: channel/invitation-not-found": "suspended, blocked → minor",
    "accept: done with a lead, seat: done, send: safety/muted with a lead": "muted → minor",
    "accept: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "an invitation": {
    "create: account/not-signed-in, add: account/not-signed-in": "visitor, suspended → minor",
    "create: done with a lead, add: channel/member-not-found": "blocked → minor; minor, adult → suspended",
    "create: safety/muted, add: channel/not-found": "muted → minor",
    "create: done with a lead, add: done with a lead, arrives": "everyone else",
  },
  "an invitation into an earlier channel": {
    "add: account/not-signed-in": "visitor, suspended → minor",
    "add: channel/member-not-found": "blocked → minor; minor, adult → suspended",
    "add: safety/muted": "muted → minor",
    "add: done with a lead, arrives": "everyone else",
  },
  "the note of a declined question": {
    "decline: account/not-signed-in": "visitor, suspended → minor",
    "decline: done, arrives": "mentor → unknown, minor, adult",
    "decline: question/not-found": "blocked → minor",
    "decline: safety/muted": "muted → minor",
    "decline: account/not-allowed": "everyone else",
  },
  "the reply to a declined request": {
    "decline: account/not-signed-in": "visitor, suspended → minor",
    "decline: done, arrives": "mentor → unknown, minor, adult",
    "decline: pod/not-found": "blocked → minor",
    "decline: safety/muted": "muted → minor",
    "decline: account/not-allowed": "everyone else",
  },
  "the name of a pod": {
    "open: account/not-signed-in": "visitor, suspended → minor",
    "open: done with a lead, arrives": "mentor → unknown, minor, adult",
    "open: pod/not-found": "blocked → minor",
    "open: safety/muted": "muted → minor",
    "open: account/not-allowed": "everyone else",
  },
  "an answer to a confession": {
    "confess: done, list: account/not-signed-in": "visitor, suspended → minor",
    "confess: done, list: account/not-allowed": "everyone else",
  },
};
