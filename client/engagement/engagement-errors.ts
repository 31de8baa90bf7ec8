import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"confession"> & ErrorTexts<"pod"> & ErrorTexts<"question"> = {
  "confession/not-found": {
    title: "Nothing found",
    message: "Check the letters of your slip. If they’re right, the entry was deleted, or its 90 days are over.",
  },
  "confession/changed": {
    title: "Please look again",
    message: "Something was written in the meantime. You’ll see it below.",
  },
  "confession/full": {
    title: "This entry is full",
    message: "It can hold no more messages. Please put a new one into the box.",
  },
  "confession/withdrawn": {
    title: "Withdrawn",
    message: "Its writer has withdrawn this entry and can’t read an answer anymore.",
  },
  "confession/no-reader": {
    title: "Nobody can read the box now",
    message: "Your words were not sent. Please talk to an adult you trust.",
  },
  "pod/not-found": {
    title: "Not there anymore",
    message: "The request or the pod is gone. Reload the page to see what’s new.",
  },
  "pod/already-asked": {
    title: "You’ve asked already",
    message: "Your request is waiting for a mentor. Withdraw it first if you’d like to ask for something else.",
  },
  "pod/already-answered": {
    title: "Already answered",
    message: "Someone was faster. Reload the page to see the answer.",
  },
  "pod/unsupervised": {
    title: "A safeguarding lead is needed",
    message: "Your community needs one other than you for a pod like this. Ask an admin.",
  },
  "pod/too-many": { title: "No room", message: "The pod is full, or you lead as many channels as one person may." },
  "question/not-found": { title: "Not there anymore", message: "The question was withdrawn." },
  "question/too-many-waiting": {
    title: "Three questions are waiting",
    message: "You can ask the next one when one of them is answered, or withdraw one.",
  },
  "question/already-answered": { title: "Already answered", message: "Another leader was faster." },
};
