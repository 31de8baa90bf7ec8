import { list, passage, questions, type ResourceContent, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "By the last evening you’ve read the whole book, which takes twenty minutes aloud, and you’ve looked for God in a story where he hardly speaks.",
  passages: ["Ruth 1:1-22", "Ruth 2:1-23", "Ruth 3:1-18", "Ruth 4:1-22"],
  materials: ["A Bible for each person, or one for two", "A pen", "This guide, printed"],
  parts: [
    {
      title: "How to use this guide",
      blocks: [
        text(
          "Read the chapter aloud first, with one person for each voice. Then let everybody be quiet for two minutes and mark one sentence. Only after that begin with the questions. You don’t have to finish them: one that people talk about is worth five that are answered.",
        ),
      ],
    },
    {
      title: "Evening 1: The road home (Ruth 1)",
      minutes: 45,
      blocks: [
        text(
          "A family leaves Bethlehem because there’s no bread. Ten years later three graves are behind them in a foreign country, and three widows stand on a road. One turns back, with a kiss and a good reason. One doesn’t.",
        ),
        passage(
          "Ruth 1:20",
          "And she said unto them, Call me not Naomi, call me Mara: for the Almighty hath dealt very bitterly with me.",
        ),
        questions(
          "Naomi’s name means pleasant, Mara means bitter. If you had to give this year a name, which would it be?",
          "She blames God openly, in front of the whole town. What do you think about that? Does the story scold her for it?",
          "Orpah isn’t a bad person. What makes Ruth stay, when staying makes no sense?",
          "Naomi says that she came home empty. Who is standing beside her while she says it?",
        ),
      ],
    },
    {
      title: "Evening 2: The corners of the field (Ruth 2)",
      minutes: 45,
      blocks: [
        text(
          "The law told farmers to leave the edges of their fields for poor people and strangers. Ruth is both. She goes out to gather what others drop, and ends up, by chance as the story says, in the field of Boaz.",
        ),
        passage(
          "Ruth 2:16",
          "And let fall also some of the handfuls of purpose for her, and leave them, that she may glean them, and rebuke her not.",
        ),
        questions(
          "Boaz lets grain fall on purpose, so that Ruth can pick it up without begging. Has someone ever helped you in a way that let you keep your pride?",
          "What does he do to keep her safe from the young men (verses 9 and 15)? What would that look like in your school or on your bus?",
          "Ruth asks why he’s kind to a foreigner. Who is a foreigner where you are?",
          "Naomi was bitter in the morning. What changes for her in the evening (verse 20)?",
        ),
      ],
    },
    {
      title: "Evening 3: A brave question (Ruth 3)",
      minutes: 45,
      blocks: [
        text(
          "A close relative could marry a widow and buy back the family’s land, so that its name wasn’t lost. Ruth goes to the threshing floor at night and asks Boaz to do that. It’s a risk for both of them, and both take care of the other’s good name.",
        ),
        passage(
          "Ruth 3:11",
          "And now, my daughter, fear not; I will do to thee all that thou requirest: for all the city of my people doth know that thou art a virtuous woman.",
        ),
        questions(
          "Ruth asks plainly for what she needs. When is it hard for you to ask?",
          "There’s another man with a better right. Boaz could have kept quiet about him. Why doesn’t he?",
          "How do these two treat each other when nobody’s watching? Write down two things.",
          "At the end Naomi says: sit still. What are you waiting for that isn’t in your hands anymore?",
        ),
      ],
    },
    {
      title: "Evening 4: A child for Naomi (Ruth 4)",
      minutes: 45,
      blocks: [
        text(
          "The matter is settled in public, at the gate, with witnesses and a sandal. A child is born, and the neighbours put him into Naomi’s arms. The last word of the book is a name: David. The great king has a great-grandmother from the wrong country.",
        ),
        questions(
          "Read chapter 1, verses 20 and 21 again. What would Naomi say to that woman now?",
          "Her sons are still dead. What does this ending heal, and what does it leave?",
          "God is spoken of often in this book, and hardly ever seen to act. Where do you think he was at work? Through whom?",
          "Ruth never knew about David. Which small loyal thing could you do this month, without seeing where it leads?",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "In most groups someone is grieving. Say at the start that everyone may stay silent, and look out for the one who leaves early.",
          "Don’t hurry to chapter 4 when you’re in chapter 1. Let Naomi be bitter for a week.",
          "In chapter 3, say clearly that Ruth and Boaz protect each other. It isn’t advice to visit anyone at night.",
          "If a young person tells you about something that’s happening to them, listen, don’t promise to keep it secret, and speak to your safeguarding lead the same day.",
        ),
      ],
    },
  ],
};
