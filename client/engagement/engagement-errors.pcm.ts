import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"confession"> & ErrorTexts<"pod"> & ErrorTexts<"question"> = {
  "confession/not-found": {
    title: "We no see anything",
    message: "Check the letters of your slip. If dem correct, the entry don delete, or the 90 days don finish.",
  },
  "confession/changed": {
    title: "Abeg look again",
    message: "Somebody don write something since then. You go see am below.",
  },
  "confession/full": {
    title: "This entry don full",
    message: "E no fit take more messages. Abeg put new one inside the box.",
  },
  "confession/withdrawn": {
    title: "Withdrawn",
    message: "The person wey write this entry don withdraw am, and no fit read answer again.",
  },
  "confession/no-reader": {
    title: "Nobody fit read the box now",
    message: "Your words no send. Abeg talk to one adult wey you trust.",
  },
  "pod/not-found": {
    title: "E no dey there again",
    message: "The request or the pod don go. Load the page again to see wetin dey new.",
  },
  "pod/already-asked": {
    title: "You don ask already",
    message: "Your request dey wait for mentor. Withdraw am first if you wan ask for another thing.",
  },
  "pod/already-answered": {
    title: "Somebody don answer already",
    message: "Another person fast pass you. Load the page again to see the answer.",
  },
  "pod/unsupervised": {
    title: "You need one safeguarding lead",
    message: "Your community need another one apart from you for this kind pod. Ask one admin.",
  },
  "pod/too-many": {
    title: "Space no dey",
    message: "The pod don full, or you don dey lead the highest number of channels wey one person fit lead.",
  },
  "question/not-found": { title: "E no dey there again", message: "The person don withdraw the question." },
  "question/too-many-waiting": {
    title: "Three questions dey wait",
    message: "You fit ask the next one when we answer one of them, or withdraw one.",
  },
  "question/already-answered": {
    title: "Somebody don answer already",
    message: "Another leader fast pass you.",
  },
};

export type Holds = Translates<typeof import("./engagement-errors.ts"), typeof import("./engagement-errors.pcm.ts")>;
