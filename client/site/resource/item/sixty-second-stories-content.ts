import { list, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "A minute is so short that you must find out what a story is really about. That’s the trick of this evening.",
  passages: ["Mark 2:1-12", "1 Samuel 25:2-35", "Jonah 1:1-16", "Luke 19:1-10", "2 Kings 5:1-14", "John 21:1-14"],
  materials: [
    "A box of things: wrappers, a bucket, a broom, a torch, a drum, one pair of sunglasses",
    "A Bible for each team",
    "A clock that everybody can see",
    "Six slips with the passages above",
  ],
  parts: [
    {
      title: "How it goes",
      minutes: 90,
      blocks: [
        steps(
          "Warm up: in a circle, everyone says good morning in the voice of a king, a goat, a conductor. (5 minutes)",
          "Make teams of four or five. Mix ages. Each team draws a slip. (5 minutes)",
          "Read the passage twice in the team, aloud. Then answer the three questions below before anybody touches the box. (20 minutes)",
          "Build the minute. Everybody has a part, also the boat. (20 minutes)",
          "Play. The clock stops you at sixty seconds, whatever happens. After each one the others say what they thought it was about, and only then the team says it. (25 minutes)",
          "One change: each team plays its last ten seconds again, as if it happened on your street. (10 minutes)",
          "Quiet: which person in all the stories were you? (5 minutes)",
        ),
      ],
    },
    {
      title: "Three questions for each team",
      blocks: [
        spoken(
          "Who wants something in this story, and who or what is in the way?",
          "Find the one sentence after which nothing’s the same. It must be spoken in your minute, word for word.",
          "What can we leave out? Leave it out.",
        ),
      ],
    },
    {
      title: "The six stories",
      blocks: [
        list(
          "Mark 2, verses 1 to 12: four friends and someone’s roof.",
          "1 Samuel 25, verses 2 to 35: Abigail, a stupid quarrel, and a great deal of bread.",
          "Jonah 1, verses 1 to 16: a man asleep in a storm, and sailors who pray more than he does.",
          "Luke 19, verses 1 to 10: a short rich man up a tree.",
          "2 Kings 5, verses 1 to 14: a general, a servant girl, a muddy river.",
          "John 21, verses 1 to 14: breakfast on the beach.",
        ),
      ],
    },
    {
      title: "If you have no stage, no light, or forty people",
      blocks: [
        list(
          "No room: play it standing in a ring, with the story in the middle.",
          "No light: use the torch as the only lamp. It’s better that way.",
          "Forty people: two rings with a leader each, and the best of each ring at the end. Let the ring choose, by clapping.",
          "Three people: one reads, two play, and the bucket is the third.",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        text(
          "Laughter is welcome, and it usually comes before anything serious does. Watch for the moment when a silly team suddenly goes quiet: don’t talk over it.",
        ),
        list(
          "Nobody is made to act. Someone must hold the clock, someone must be the sound of the sea.",
          "No playing of anyone’s accent, body or family for laughs.",
          "If you film, only with everyone’s yes, and a parent’s for those under 18; a no needs no reason.",
          "Don’t explain the story after the applause. Ask which sentence stayed with them.",
        ),
      ],
    },
  ],
};
