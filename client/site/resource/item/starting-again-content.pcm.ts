import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, questions, type ResourceContent, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "By the last evening you don read the whole book, wey dey take twenty minutes if you read am out, and you don look for God for one story where e no too talk.",
  passages: ["Ruth 1:1-22", "Ruth 2:1-23", "Ruth 3:1-18", "Ruth 4:1-22"],
  materials: ["One Bible for each person, or one for two people", "One pen", "This guide, printed"],
  parts: [
    {
      title: "How to use this guide",
      blocks: [
        text(
          "First read the chapter out, one person for each voice. Then make everybody quiet for two minutes and mark one sentence. Na only after that make una start the questions. You no need finish all: one wey people talk about better pass five wey dem just answer.",
        ),
      ],
    },
    {
      title: "Evening 1: The road go house (Ruth 1)",
      minutes: 45,
      blocks: [
        text(
          "One family leave Bethlehem because bread no dey. Ten years later, three graves dey behind dem for foreign land, and three widows stand for road. One turn back, with kiss and good reason. One no turn back.",
        ),
        passage(
          "Ruth 1:20",
          "And she said unto them, Call me not Naomi, call me Mara: for the Almighty hath dealt very bitterly with me.",
        ),
        questions(
          "Naomi name mean pleasant, Mara mean bitter. If you go give this year name, which one e go be?",
          "She blame God openly, for front of the whole town. Wetin you think about that one? The story shout for her because of am?",
          "Orpah no be bad person. Wetin make Ruth stay, when to stay no make sense?",
          "Naomi talk say she come house empty. Who stand for her side as she dey talk am?",
        ),
      ],
    },
    {
      title: "Evening 2: The corners of the farm (Ruth 2)",
      minutes: 45,
      blocks: [
        text(
          "The law tell farmers make dem leave the edges of their farm for poor people and strangers. Ruth be the two. She go gather wetin other people drop, and she land, by chance as the story talk, for the farm of Boaz.",
        ),
        passage(
          "Ruth 2:16",
          "And let fall also some of the handfuls of purpose for her, and leave them, that she may glean them, and rebuke her not.",
        ),
        questions(
          "Boaz let grain fall on purpose, so that Ruth fit pick am and no need beg. Somebody don ever help you for way wey no shame you?",
          "Wetin e do make she dey safe from the young men (verses 9 and 15)? How that one go be for your school or for your bus?",
          "Ruth ask why e dey kind to foreigner. Who be foreigner where you dey?",
          "Naomi bitter for morning. Wetin change for her for evening (verse 20)?",
        ),
      ],
    },
    {
      title: "Evening 3: One brave question (Ruth 3)",
      minutes: 45,
      blocks: [
        text(
          "Close relative fit marry widow and buy the family land back, so that the name no go lost. Ruth go the threshing floor for night and ask Boaz to do am. Na risk for the two of dem, and the two dey take care of each other good name.",
        ),
        passage(
          "Ruth 3:11",
          "And now, my daughter, fear not; I will do to thee all that thou requirest: for all the city of my people doth know that thou art a virtuous woman.",
        ),
        questions(
          "Ruth ask plainly for wetin she need. When e dey hard for you to ask?",
          "Another man dey wey get better right. Boaz for keep quiet about am. Why e no keep quiet?",
          "How these two take treat each other when nobody dey look? Write two things.",
          "For the end Naomi talk say: sit still. Wetin you dey wait for wey no dey your hand again?",
        ),
      ],
    },
    {
      title: "Evening 4: Pikin for Naomi (Ruth 4)",
      minutes: 45,
      blocks: [
        text(
          "Dem settle the matter for public, for the gate, with witnesses and one sandal. Dem born one pikin, and the neighbours put am for Naomi hand. The last word for the book na one name: David. The great king get great-grandmother from the wrong country.",
        ),
        questions(
          "Read chapter 1, verses 20 and 21 again. Wetin Naomi go tell that woman now?",
          "Her sons still dey dead. Wetin this ending heal, and wetin e leave?",
          "People dey talk about God many times for this book, but you no too see am act. Where you think say e dey work? Through who?",
          "Ruth no ever know about David. Which small loyal thing you fit do this month, even if you no see where e dey lead?",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "For most groups, somebody dey mourn. Talk for the start say everybody fit keep quiet, and look out for the person wey leave early.",
          "No hurry go chapter 4 when una dey chapter 1. Make Naomi bitter for one week.",
          "For chapter 3, talk am clear say Ruth and Boaz dey protect each other. E no be advice to visit anybody for night.",
          "If young person tell you about something wey dey happen to am, listen, no promise say you go keep am secret, and talk to your safeguarding lead that same day.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./starting-again-content.ts"),
  typeof import("./starting-again-content.pcm.ts")
>;
