import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, questions, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Ten people get healing, and one come back to say thank you. This afternoon, your group go come back.",
  passages: ["Luke 17:11-19", "Romans 16:1-16"],
  materials: [
    "Card or thick paper, pens, colours: about ₦1,500 for twelve people",
    "Cold drink or fruit for each person wey una go thank: about ₦3,000",
    "List of names, wey una make the week before",
    "Two adults, and phone with credit for each team",
  ],
  parts: [
    {
      title: "The week before",
      blocks: [
        text(
          "Ask the group: whose work we dey notice only when dem no do am? The woman wey dey sweep church. The gateman. The person wey dey repair the borehole. The nurse for night. One teacher wey don retire. Choose five, and find out three things about each one: their name, when dem dey work, and one exact thing wey dem dey do.",
        ),
      ],
    },
    {
      title: "The afternoon",
      minutes: 120,
      blocks: [
        steps(
          "Read the story together: Luke 17, verses 11 to 19. Make somebody count reach ten with im fingers as una dey read am. (10 minutes)",
          "For teams of three or four, make card for one person. No ‘thank you for everything’: e go name the exact thing. ‘Thank you as you dey come by five every Sunday, so that floor don dry before we come.’ (30 minutes)",
          "Go, with one adult wey dey see each team. Give the card and the drink. Say the sentence out loud, look dem for face. Then ask: how you take start this work? And listen. (50 minutes)",
          "Come back. Each team go use two minutes tell who dem meet and wetin dem hear. (20 minutes)",
          "Pray for the five people, call their names. (10 minutes)",
        ),
        passage(
          "Luke 17:15-16",
          "And one of them, when he saw that he was healed, turned back, and with a loud voice glorified God, And fell down on his face at his feet, giving him thanks: and he was a Samaritan.",
        ),
      ],
    },
    {
      title: "Wetin una go talk about when una come back",
      blocks: [
        spoken(
          "How their face be?",
          "The nine no be bad people. Why you think say dem no turn back?",
          "Paul use two dozen names end one great letter (Romans 16). Why e worry do am?",
        ),
        questions("Who I go thank by myself this week, and for which exact thing?"),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Collect written permission from parents: where una dey go, with who, and when una go come back.",
          "Nobody go waka alone, and no team go enter private house or guard room. Una go thank people where dem dey work, for open place.",
          "No filming and no posting. Na gift, and e don finish once una give am.",
          "If rain fall, invite the five people come meet una instead, and cook.",
          "Somebody fit talk say: na you be the first person wey ever ask me. Keep time for that one.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./thank-you-round-content.ts"),
  typeof import("./thank-you-round-content.pcm.ts")
>;
