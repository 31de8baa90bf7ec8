import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, questions, type ResourceContent, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "For anybody wey don go boarding school or university, or wey go soon go: where to bend, where to stand, and how to do the two with kindness.",
  passages: ["Daniel 1:1-21", "Daniel 3:1-30", "Daniel 6:1-28"],
  materials: ["One Bible", "One pen", "Something wey una go eat together: Daniel for bring vegetables"],
  parts: [
    {
      title: "Before una start",
      blocks: [
        text(
          "Dem carry Daniel and im friends from Jerusalem go Babylon when dem young, maybe young like you. Dem get new language, new books and new names, all na to make dem forget who dem be. Dem turn excellent students. Dem no forget.",
        ),
      ],
    },
    {
      title: "Evening 1: The dining hall (Daniel 1)",
      minutes: 45,
      blocks: [
        passage(
          "Daniel 1:8",
          "But Daniel purposed in his heart that he would not defile himself with the portion of the king’s meat, nor with the wine which he drank: therefore he requested of the prince of the eunuchs that he might not defile himself.",
        ),
        questions(
          "Make two lists: wetin the young men accept (verses 4 to 7), and wetin dem refuse. Why you think say na just there the line dey?",
          "Daniel decide for im heart before e sit down for table. Which decision you fit make now, when nobody dey offer you anything?",
          "How e take ask (verses 8 to 13)? Find three signs of respect.",
          "E no dey alone: dem be four. Who be your other three? If you never get any, where you fit look?",
        ),
      ],
    },
    {
      title: "Evening 2: Everybody bow (Daniel 3)",
      minutes: 45,
      blocks: [
        passage(
          "Daniel 3:17-18",
          "If it be so, our God whom we serve is able to deliver us from the burning fiery furnace, and he will deliver us out of thine hand, O king. But if not, be it known unto thee, O king, that we will not serve thy gods, nor worship the golden image which thou hast set up.",
        ),
        questions(
          "The music start, and one whole field full of people bow. Wetin be the music where you dey? Wetin dey happen to the ones wey still stand?",
          "Draw line under the words “But if not”. Wetin go change for your prayers if you fit talk am?",
          "The three no insult anybody. How dem take talk to the king?",
          "Who dey with dem inside the fire? When you don dey inside trouble and notice say you no dey alone?",
        ),
      ],
    },
    {
      title: "Evening 3: Window wey open (Daniel 6)",
      minutes: 45,
      blocks: [
        passage(
          "Daniel 6:10",
          "Now when Daniel knew that the writing was signed, he went into his house; and his windows being open in his chamber toward Jerusalem, he kneeled upon his knees three times a day, and prayed, and gave thanks before his God, as he did aforetime.",
        ),
        questions(
          "Daniel na old man here. Wetin carry am all those years? The verse talk am for the last four words.",
          "Im enemies find fault for im work and dem no see any (verses 4 and 5). Wetin dem go find for your own?",
          "E no close the window, and e no go outside go preach too. How open window go be for your hostel?",
          "Write your own three times: when and where, for normal school day, you fit stop for one minute?",
        ),
      ],
    },
    {
      title: "Wetin to carry go",
      blocks: [
        questions(
          "One thing wey I go gladly join:",
          "One thing wey I don already decide:",
          "The friendly sentence wey I go talk when dem offer me:",
          "The person wey I go call for the first week:",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "No turn Daniel to list of food wey person no suppose eat. E bend plenty; help the group see how much.",
          "Bullying, cult groups and abuse for hostels dey real. To refuse dem no be private test of faith: name the adults for school and for house wey must hear am, and give the helpline numbers.",
          "The lions na the part wey everybody sabi. Spend the time on the window.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./daniel-in-the-hostel-content.ts"),
  typeof import("./daniel-in-the-hostel-content.pcm.ts")
>;
