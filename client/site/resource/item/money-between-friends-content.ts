import { list, passage, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "An evening in which money is talked about without showing off and without shame, and from which everybody takes one sentence they can use on Monday.",
  passages: ["Proverbs 22:7", "Proverbs 17:17", "Romans 13:7-8", "Luke 14:28"],
  materials: ["Slips of paper and pens", "A bowl", "Twenty matchsticks or beans for each pair"],
  parts: [
    {
      title: "1. The bowl",
      minutes: 10,
      blocks: [
        text(
          "Everyone finishes this sentence on a slip, without a name: ‘The most awkward money moment I’ve had with a friend was …’ The slips go into the bowl. The leader reads them aloud. Nobody guesses who wrote what, and nobody laughs first.",
        ),
      ],
    },
    {
      title: "2. The cost of Saturday",
      minutes: 15,
      blocks: [
        text(
          "In pairs: your matchsticks are two thousand naira, a hundred each. Your friends plan a Saturday: transport, food, data, a gift for someone’s birthday. Lay it out. Then the leader takes away half of everyone’s matchsticks, because something came up at home. Plan again.",
        ),
        spoken(
          "What did you leave out first? Did you say why, or did you make something up?",
          "How can a group plan so that nobody has to explain themselves?",
        ),
      ],
    },
    {
      title: "3. What the Bible says",
      minutes: 20,
      blocks: [
        passage("Proverbs 22:7", "The rich ruleth over the poor, and the borrower is servant to the lender."),
        passage("Proverbs 17:17", "A friend loveth at all times, and a brother is born for adversity."),
        spoken(
          "The first proverb doesn’t say that this is good; it says that it happens. Have you seen a loan change a friendship? Who began to rule, and who to hide?",
          "Put the two proverbs side by side. When is lending an act of love, and when would giving be kinder?",
          "Is it all right to say no to a friend who asks? What if you have the money?",
          "‘Billing’ someone because they look rich: is that asking, or taking?",
        ),
      ],
    },
    {
      title: "4. Sentences to keep",
      minutes: 15,
      blocks: [
        text("Read these aloud, change them until they sound like you, and practise each one with a neighbour."),
        steps(
          "‘I can’t this time. Tell me about it afterwards?’",
          "‘I can’t lend you two thousand, but I can give you three hundred, and you don’t owe me anything.’",
          "‘I still owe you. I have five hundred today and the rest on the twentieth.’",
          "‘You’ve been quiet about it, so I’ll say it: forget that money. I’d rather have you.’",
        ),
        text("End with a minute of silence. Who do you need to say one of these to?"),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Some of your group skipped lunch today. Provide the same small thing to eat for everyone, before you start, without comment.",
          "Read the slips alone first, and leave out any that would show who wrote it.",
          "Don’t let it become a lesson on saving. The subject is friendship.",
          "Listen for danger: someone who is in debt to an older person, who is given money or a phone and told to keep quiet, or who gambles. Speak to them alone afterwards, and to your safeguarding lead.",
          "The group may want to set up a small box for transport. Good. Two people count it together.",
        ),
      ],
    },
  ],
};
