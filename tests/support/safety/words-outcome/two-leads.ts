import type { RouteOutcomes } from "./route-outcomes.ts";

/** Either lead may be the one who supervises, so that some attempts have two outcomes. */
export const twoLeads: RouteOutcomes = {
  "a message in a new conversation": {
    "open: chat/birth-date-needed": "unknown → unknown, minor, adult, lead",
    "open: done, seat: done, send: stored, arrives": "mentor → adult, lead",
    "open: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message": {
    "seat: done, send: stored, arrives": "mentor → adult, lead",
    "seat: done, send: chat/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in a channel": {
    "seat: done, send: stored, arrives": "mentor → lead",
    "seat: done, send: channel/now-supervised with a lead, send: stored with a lead, arrives": "everyone else",
  },
  "a message in the reader’s channel": {
    "reader creates: done with a lead, join: done with a lead, seat: done, send: channel/now-supervised with a lead with a lead, send: stored with a lead with a lead, arrives":
      "lead → unknown, minor",
    "reader creates: done with a lead, join: done with a lead, seat: done, send: stored with a lead, arrives":
      "lead → unknown, minor; everyone else",
  },
  "a message in the reader’s earlier channel": {
    "join: done, seat: done, send: stored, arrives": "mentor → lead",
    "join: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "a message from before an invitation": {
    "create: done with a lead, seat: done, send: stored with a lead, add: channel/already-member":
      "unknown, declared, minor, mentor → lead",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, arrives":
      "mentor → adult, lead",
    "create: done with a lead, seat: done, send: stored with a lead, add: done with a lead, accept: done with a lead, arrives":
      "unknown, declared, minor → lead; everyone else",
  },
  "a message after an earlier invitation": {
    "accept: done, seat: done, send: stored, arrives": "mentor → lead",
    "accept: done with a lead, seat: done, send: stored with a lead, arrives": "everyone else",
  },
  "an invitation": {
    "create: done with a lead, add: channel/already-member": "unknown, declared, minor, mentor → lead",
    "create: done with a lead, add: done with a lead, arrives":
      "unknown, declared, minor, mentor → lead; everyone else",
  },
  "an invitation into an earlier channel": {
    "add: channel/already-member": "unknown, declared, minor, mentor → lead",
    "add: done with a lead, arrives": "unknown, declared, minor, mentor → lead; everyone else",
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
    "open: done with a lead, arrives": "mentor → unknown, minor, adult, lead; lead, admin → unknown, minor",
    "open: account/not-allowed": "everyone else",
  },
  "an answer to a confession": {
    "confess: done, list: done, answer: done, arrives": "lead, admin → minor",
    "confess: done, list: account/not-allowed": "everyone else",
  },
};
