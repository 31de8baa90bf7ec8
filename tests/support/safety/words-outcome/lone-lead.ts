import type { RouteOutcomes } from "./route-outcomes.ts";

/** Nobody can keep the lead company. */
export const loneLead: RouteOutcomes = {
  "a message in a new conversation": {
    "open: chat/birth-date-needed": "unknown → unknown, minor, adult, lead",
    "open: chat/not-allowed": "declared, minor → lead; lead → unknown, minor",
    "open: done, seat: done, send: stored, arrives": "mentor → adult, lead",
    "open: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message": {
    "seat: chat/not-allowed": "unknown, declared, minor → lead; lead → unknown, minor",
    "seat: done, send: stored, arrives": "mentor → adult, lead",
    "seat: done, send: chat/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in a channel": {
    "seat: done, send: channel/unsupervised": "unknown, declared, minor → lead; lead → unknown, minor",
    "seat: done, send: stored, arrives": "mentor → lead",
    "seat: done, send: channel/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in the reader’s channel": {
    "reader creates: done with a lead, join: done with a lead, seat: done, send: channel/unsupervised with a lead":
      "lead → unknown, minor",
    "reader creates: done, join: channel/unsupervised, seat: channel/not-found": "unknown, declared, minor → lead",
    "reader creates: done, join: done, seat: done, send: stored, arrives": "mentor → lead",
    "reader creates: done with a lead, join: done with a lead, seat: done, send: stored with a lead, arrives":
      "everyone else",
  },
  "a message in the reader’s earlier channel": {
    "join: channel/unsupervised, seat: channel/not-found": "unknown, declared, minor → lead; lead → unknown, minor",
    "join: done, seat: done, send: stored, arrives": "mentor → lead",
    "join: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message from before an invitation": {
    "create: done with a lead, seat: done, send: stored with a lead, add: channel/already-member":
      "unknown, declared, minor, mentor → lead",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, arrives": "mentor → adult",
    "create: done, seat: done, send: channel/unsupervised, add: channel/member-not-found": "lead → unknown, minor",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, accept: done with a lead, arrives":
      "everyone else",
  },
  "a message after an earlier invitation": {
    "accept: channel/unsupervised": "unknown, declared, minor → lead; lead → unknown, minor",
    "accept: done, seat: done, send: stored, arrives": "mentor → lead",
    "accept: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "an invitation": {
    "create: done with a lead, add: channel/already-member": "unknown, declared, minor, mentor → lead",
    "create: done, add: channel/member-not-found": "lead → unknown, minor",
    "create: done with a lead, add: done with a lead, arrives": "everyone else",
  },
  "an invitation into an earlier channel": {
    "add: channel/already-member": "unknown, declared, minor, mentor → lead",
    "add: channel/member-not-found": "lead → unknown, minor",
    "add: done with a lead, arrives": "everyone else",
  },
  "the note of a declined question": {
    "decline: done, arrives": "mentor → unknown, minor, adult, lead",
    "decline: safety/nobody-reads-along": "lead → unknown, minor",
    "decline: account/not-allowed": "everyone else",
  },
  "the reply to a declined request": {
    "decline: done, arrives": "mentor → unknown, minor, adult, lead",
    "decline: safety/nobody-reads-along": "lead → unknown, minor",
    "decline: account/not-allowed": "everyone else",
  },
  "the name of a pod": {
    "open: done with a lead": "mentor → lead",
    "open: done with a lead, arrives": "mentor → unknown, minor, adult",
    "open: pod/unsupervised": "lead → unknown, minor",
    "open: account/not-allowed": "everyone else",
  },
  "an answer to a confession": {
    "confess: done, list: done, answer: safety/nobody-reads-along": "lead → minor",
    "confess: done, list: account/not-allowed": "everyone else",
  },
};
