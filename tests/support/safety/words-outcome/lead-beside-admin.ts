import type { RouteOutcomes } from "./route-outcomes.ts";

/** Only the admin can keep the lead company. */
export const leadBesideAdmin: RouteOutcomes = {
  "a message in a new conversation": {
    "open: chat/birth-date-needed": "unknown → unknown, minor, adult, lead",
    "open: done with an admin, seat: done, send: stored with an admin, arrives":
      "declared, minor → lead; lead → unknown, minor",
    "open: done, seat: done, send: stored, arrives": "mentor → adult, lead",
    "open: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message": {
    "seat: done, send: chat/now-supervised with an admin, send: stored with an admin, arrives":
      "unknown, declared, minor → lead; lead → unknown, minor",
    "seat: done, send: stored, arrives": "mentor → adult, lead",
    "seat: done, send: chat/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in a channel": {
    "seat: done, send: channel/now-supervised with an admin, send: stored with an admin, arrives":
      "unknown, declared, minor → lead; lead → unknown, minor",
    "seat: done, send: stored, arrives": "mentor → lead",
    "seat: done, send: channel/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in the reader’s channel": {
    "reader creates: done with a lead, join: done with a lead, seat: done, send: channel/unsupervised with a lead":
      "lead → unknown, minor",
    "reader creates: done with an admin, join: done with an admin, seat: done, send: stored with an admin, arrives":
      "unknown, declared, minor, mentor → lead",
    "reader creates: done with a lead, join: done with a lead, seat: done, send: stored with a lead, arrives":
      "everyone else",
  },
  "a message in the reader’s earlier channel": {
    "join: done with an admin, seat: done, send: stored with an admin, arrives":
      "unknown, declared, minor → lead; lead → unknown, minor",
    "join: done, seat: done, send: stored, arrives": "mentor → lead",
    "join: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message from before an invitation": {
    "create: done with a lead, seat: done, send: stored with a lead, add: channel/already-member":
      "unknown, declared, minor, mentor → lead",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, arrives": "mentor → adult",
    "create: done with an admin, seat: done, send: stored with an admin, add: done with an admin, accept: done with an admin, arrives":
      "lead → unknown, minor",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, accept: done with a lead, arrives":
      "everyone else",
  },
  "a message after an earlier invitation": {
    "accept: done with an admin, seat: done, send: stored with an admin, arrives":
      "unknown, declared, minor → lead; lead → unknown, minor",
    "accept: done, seat: done, send: stored, arrives": "mentor → lead",
    "accept: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "an invitation": {
    "create: done with a lead, add: channel/already-member": "unknown, declared, minor, mentor → lead",
    "create: done with an admin, add: done with an admin, arrives": "lead → unknown, minor",
    "create: done with a lead, add: done with a lead, arrives": "everyone else",
  },
  "an invitation into an earlier channel": {
    "add: channel/already-member": "unknown, declared, minor, mentor → lead",
    "add: done with an admin, arrives": "lead → unknown, minor",
    "add: done with a lead, arrives": "everyone else",
  },
  "the note of a declined question": {
    "decline: done, arrives": "mentor → unknown, minor, adult, lead; lead, admin → unknown, minor",
    "decline: account/not-allowed": "everyone else",
  },
  "the reply to a declined request": {
    "decline: done, arrives": "mentor → unknown, minor, adult, lead; lead, admin → unknown, minor",
    "decline: account/not-allowed": "everyone else",
  },
  "the name of a pod": {
    "open: done with a lead": "mentor → lead",
    "open: done with a lead, arrives": "mentor → unknown, minor, adult; admin → unknown, minor",
    "open: done with an admin, arrives": "lead → unknown, minor",
    "open: account/not-allowed": "everyone else",
  },
  "an answer to a confession": {
    "confess: done, list: done, answer: done, arrives": "lead, admin → minor",
    "confess: done, list: account/not-allowed": "everyone else",
  },
};
