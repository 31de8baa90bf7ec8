import type { Translates } from "../../../../schema/language/translation.ts";
import { list, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "One minute short so tey you must find out wetin one story really dey talk about. Na that be the trick for this evening.",
  passages: ["Mark 2:1-12", "1 Samuel 25:2-35", "Jonah 1:1-16", "Luke 19:1-10", "2 Kings 5:1-14", "John 21:1-14"],
  materials: [
    "One box of things: wrappers, bucket, broom, torch, drum, one pair of sunglasses",
    "One Bible for each team",
    "One clock wey everybody fit see",
    "Six slips of paper with the passages wey dey up",
  ],
  parts: [
    {
      title: "How e go be",
      minutes: 90,
      blocks: [
        steps(
          "Warm up: una stand for circle, make everybody say good morning with the voice of one king, one goat, one conductor. (5 minutes)",
          "Make teams of four or five. Mix ages. Each team go pick one slip. (5 minutes)",
          "Read the passage two times inside the team, out loud. Then answer the three questions wey dey down before anybody touch the box. (20 minutes)",
          "Build the minute. Everybody get part, even the boat. (20 minutes)",
          "Play am. The clock go stop una when sixty seconds reach, no matter wetin happen. After each one, the other people go talk wetin dem think say e dey about, and na only then the team go talk am. (25 minutes)",
          "One change: each team go play the last ten seconds again, as if e happen for your street. (10 minutes)",
          "Quiet: which person you be for all the stories? (5 minutes)",
        ),
      ],
    },
    {
      title: "Three questions for each team",
      blocks: [
        spoken(
          "Who want something for this story, and who or wetin dey block the road?",
          "Find the one sentence wey, after am, nothing be the same again. Una must talk am inside una minute, word for word.",
          "Wetin we fit leave out? Leave am out.",
        ),
      ],
    },
    {
      title: "The six stories",
      blocks: [
        list(
          "Mark 2, verses 1 to 12: four friends and somebody roof.",
          "1 Samuel 25, verses 2 to 35: Abigail, one foolish quarrel, and plenty plenty bread.",
          "Jonah 1, verses 1 to 16: one man wey dey sleep inside storm, and sailors wey dey pray pass am.",
          "Luke 19, verses 1 to 10: one short rich man wey climb tree.",
          "2 Kings 5, verses 1 to 14: one general, one servant girl, one river wey get mud.",
          "John 21, verses 1 to 14: breakfast for beach.",
        ),
      ],
    },
    {
      title: "If una no get stage, no get light, or una reach forty people",
      blocks: [
        list(
          "No room: stand for ring play am, with the story for middle.",
          "No light: use the torch as the only lamp. E better like that.",
          "Forty people: two rings with one leader each, and the best one from each ring for the end. Make the ring clap to choose.",
          "Three people: one go read, two go play, and the bucket na the third person.",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        text(
          "Make dem laugh, e good, and most times laugh dey come before anything serious. Watch for the moment when one playful team just quiet: no talk on top am.",
        ),
        list(
          "Nobody go force anybody to act. Somebody must hold the clock, somebody must be the sound of the sea.",
          "Nobody go use another person accent, body or family make people laugh.",
          "If una wan film, everybody must first say yes, and parent must say yes for anybody wey never reach 18; no need no reason.",
          "No explain the story after the clapping. Ask dem which sentence stay with dem.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./sixty-second-stories-content.ts"),
  typeof import("./sixty-second-stories-content.pcm.ts")
>;
