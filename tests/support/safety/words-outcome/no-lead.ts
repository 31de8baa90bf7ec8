import type { RouteOutcomes } from "./route-outcomes.ts";

/** Nobody supervises anything, so that only words within one age group arrive. */
export const noLead: RouteOutcomes = {
  "a message in a new conversation": {
    "open: chat/birth-date-needed": "unknown → unknown, minor, adult",
    "open: done, seat: done, send: stored, arrives": "mentor → adult",
    "open: chat/not-allowed": "everyone else",
  },
  "a message": {
    "seat: done, send: stored, arrives": "mentor → adult",
    "seat: chat/not-allowed": "everyone else",
  },
  "a message in a channel": {
    "seat: done, send: stored, arrives": "mentor → adult",
    "seat: done, send: channel/unsupervised": "everyone else",
  },
  "a message in the reader’s channel": {
    "reader creates: channel/unsupervised, join: channel/not-found, seat: channel/not-found":
      "unknown, declared, minor, adult, mentor → unknown",
    "reader creates: done, join: done, seat: done, send: stored, arrives": "mentor → adult",
    "reader creates: done, join: channel/unsupervised, seat: channel/not-found": "everyone else",
  },
  "a message in the reader’s earlier channel": {
    "join: done, seat: done, send: stored, arrives": "mentor → adult",
    "join: channel/unsupervised, seat: channel/not-found": "everyone else",
  },
  "a message from before an invitation": {
    "create: done, seat: done, send: stored, add: channel/member-not-found":
      "minor → unknown, adult; adult, mentor → unknown, minor",
    "create: done, seat: done, send: stored, add: done, arrives": "mentor → adult",
    "create: channel/unsupervised, seat: channel/not-found, add: channel/not-found": "everyone else",
  },
  "a message after an earlier invitation": {
    "accept: done, seat: done, send: stored, arrives": "mentor → adult",
    "accept: channel/unsupervised": "everyone else",
  },
  "an invitation": {
    "create: done, add: channel/member-not-found": "minor → unknown, adult; adult, mentor → unknown, minor",
    "create: done, add: done, arrives": "mentor → adult",
    "create: channel/unsupervised, add: channel/not-found": "everyone else",
  },
  "an invitation into an earlier channel": {
    "add: channel/member-not-found": "minor → unknown, adult; adult, mentor → unknown, minor",
    "add: done, arrives": "mentor → adult",
    "add: channel/unsupervised": "everyone else",
  },
  "the note of a declined question": {
    "decline: safety/nobody-reads-along": "mentor → unknown, minor, adult",
    "decline: account/not-allowed": "everyone else",
  },
  "the reply to a declined request": {
    "decline: safety/nobody-reads-along": "mentor → unknown, minor, adult",
    "decline: account/not-allowed": "everyone else",
  },
  "the name of a pod": {
    "open: done, arrives": "mentor → adult",
    "open: pod/unsupervised": "mentor → unknown, minor",
    "open: account/not-allowed": "everyone else",
  },
  "an answer to a confession": {
    "confess: confession/no-reader": "everyone",
  },
};
