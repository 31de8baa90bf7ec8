import { list, passage, questions, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Ten people were healed, and one came back to say thank you. This afternoon, your group comes back.",
  passages: ["Luke 17:11-19", "Romans 16:1-16"],
  materials: [
    "Card or thick paper, pens, colours: about ₦1,500 for twelve people",
    "A cold drink or fruit for each person you’ll thank: about ₦3,000",
    "A list of names, made the week before",
    "Two adults, and a phone with credit in each team",
  ],
  parts: [
    {
      title: "The week before",
      blocks: [
        text(
          "Ask the group: whose work do we notice only when it isn’t done? The woman who sweeps the church. The gateman. The one who fixes the borehole. The nurse at night. A teacher who retired. Choose five, and find out three things about each: their name, when they work, and one exact thing they do.",
        ),
      ],
    },
    {
      title: "The afternoon",
      minutes: 120,
      blocks: [
        steps(
          "Read the story together: Luke 17, verses 11 to 19. Let someone count to ten on their fingers while it’s read. (10 minutes)",
          "In teams of three or four, make a card for one person. No ‘thanks for everything’: it names the exact thing. ‘Thank you for coming at five on Sundays, so that the floor is dry when we come.’ (30 minutes)",
          "Go, with an adult in sight of each team. Give the card and the drink. Say the sentence aloud, looking at them. Then ask: how did you come to do this work? And listen. (50 minutes)",
          "Come back. Each team tells in two minutes whom they met and what they heard. (20 minutes)",
          "Pray for the five by name. (10 minutes)",
        ),
        passage(
          "Luke 17:15-16",
          "And one of them, when he saw that he was healed, turned back, and with a loud voice glorified God, And fell down on his face at his feet, giving him thanks: and he was a Samaritan.",
        ),
      ],
    },
    {
      title: "To talk about when you’re back",
      blocks: [
        spoken(
          "What did their faces do?",
          "The nine weren’t bad people. Why didn’t they turn back, do you think?",
          "Paul ends a great letter with two dozen names (Romans 16). Why does he bother?",
        ),
        questions("Whom will I thank on my own this week, and for which exact thing?"),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Written permission from parents: where you’re going, with whom, and when you’ll be back.",
          "Nobody goes alone, and no team goes into a private house or a guard’s room. You thank people where they work, in the open.",
          "No filming and no posting. It’s a gift, and it’s over when it’s given.",
          "If it rains, invite the five to come to you instead, and cook.",
          "Someone may say: you’re the first who ever asked. Leave time for that.",
        ),
      ],
    },
  ],
};
