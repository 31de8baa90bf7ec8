import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "One evening wey people go talk about money without show-off and without shame, and everybody go carry one sentence go house wey dem fit use on Monday.",
  passages: ["Proverbs 22:7", "Proverbs 17:17", "Romans 13:7-8", "Luke 14:28"],
  materials: ["Slips of paper and pens", "One bowl", "Twenty matchsticks or beans for each pair"],
  parts: [
    {
      title: "1. The bowl",
      minutes: 10,
      blocks: [
        text(
          "Everybody go finish this sentence for one slip, without name: ‘The money matter wey shame me pass with friend na …’ The slips go enter the bowl. The leader go read dem out. Nobody go guess who write which one, and nobody go laugh first.",
        ),
      ],
    },
    {
      title: "2. Wetin Saturday cost",
      minutes: 15,
      blocks: [
        text(
          "Two by two: your matchsticks na two thousand naira, one hundred each. Your friends dey plan Saturday: transport, food, data, gift for somebody birthday. Arrange am. Then the leader go collect half of everybody matchsticks, because something happen for house. Plan am again.",
        ),
        spoken(
          "Wetin you leave out first? You talk why, or you arrange story?",
          "How group fit plan so that nobody go need explain imself?",
        ),
      ],
    },
    {
      title: "3. Wetin Bible talk",
      minutes: 20,
      blocks: [
        passage("Proverbs 22:7", "The rich ruleth over the poor, and the borrower is servant to the lender."),
        passage("Proverbs 17:17", "A friend loveth at all times, and a brother is born for adversity."),
        spoken(
          "The first proverb no talk say this thing good; e talk say e dey happen. You don see loan wey change friendship? Who start to rule, and who start to hide?",
          "Put the two proverbs side by side. When to lend person money na love, and when e go better make you just give?",
          "E dey okay to tell friend no when e ask? If you get the money nko?",
          "To ‘bill’ person because e look like rich person: that one na to ask, or to collect?",
        ),
      ],
    },
    {
      title: "4. Sentences to keep",
      minutes: 15,
      blocks: [
        text(
          "Read these ones out, change dem till dem sound like you, and practise each one with the person wey dey your side.",
        ),
        steps(
          "‘I no fit this time. You go gist me about am after?’",
          "‘I no fit lend you two thousand, but I fit give you three hundred, and you no owe me anything.’",
          "‘I still dey owe you. I get five hundred today and the rest on the twentieth.’",
          "‘You don quiet about am, so make I talk am: forget that money. I go rather get you.’",
        ),
        text("End with one minute of silence. Who you need tell one of these ones?"),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Some people for your group no eat lunch today. Give everybody the same small thing to eat before una start, and no talk anything about am.",
          "Read the slips alone first, and leave out any one wey go show who write am.",
          "No let am turn lesson on how to save money. The matter na friendship.",
          "Listen well for danger: person wey dey owe older person, person wey somebody dey give money or phone and tell am make e keep quiet, or person wey dey gamble. Talk to dem alone after, and talk to your safeguarding lead.",
          "The group fit want start small box for transport. E good. Two people go count am together.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./money-between-friends-content.ts"),
  typeof import("./money-between-friends-content.pcm.ts")
>;
