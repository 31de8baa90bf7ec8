import { list, passage, questions, type ResourceContent, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Five short readings, one for each day from Monday to Friday. Each begins where you may be, and lends you someone else’s words until you have your own.",
  passages: ["Psalm 13:1-6", "Psalm 32:1-11", "Psalm 62:1-12", "Psalm 103:1-22", "Psalm 131:1-3"],
  materials: ["A Bible", "A pen", "Fifteen minutes and a door that shuts, or a mango tree"],
  parts: [
    {
      title: "Every day the same four steps",
      blocks: [
        list(
          "Read the psalm aloud, slowly. Your ears will notice things your eyes skip.",
          "Read it again, and stop where something in you says yes, or no.",
          "Write the answers. Nobody will check them.",
          "End with one minute of silence. If your thoughts run off, call them back without shouting.",
        ),
      ],
    },
    {
      title: "Monday: Angry (Psalm 13)",
      minutes: 15,
      blocks: [
        passage(
          "Psalm 13:1",
          "How long wilt thou forget me, O LORD? for ever? how long wilt thou hide thy face from me?",
        ),
        questions(
          "How often does this person ask ‘how long’? What’s your own ‘how long’?",
          "The last two verses sound quite different. What might have happened between verse 4 and verse 5?",
        ),
      ],
    },
    {
      title: "Tuesday: Ashamed (Psalm 32)",
      minutes: 15,
      blocks: [
        passage("Psalm 32:3", "When I kept silence, my bones waxed old through my roaring all the day long."),
        questions(
          "What does keeping a secret do to your body? Find what it did to his.",
          "Look for the moment when everything turns (verse 5). How many words did it take?",
        ),
        text(
          "If what weighs on you was done to you by someone else, it isn’t your sin, and you have nothing to confess. Tell an adult you trust. God isn’t ashamed of you.",
        ),
      ],
    },
    {
      title: "Wednesday: Worried (Psalm 62)",
      minutes: 15,
      blocks: [
        passage(
          "Psalm 62:8",
          "Trust in him at all times; ye people, pour out your heart before him: God is a refuge for us. Selah.",
        ),
        questions(
          "Pour it out: write down everything you’re worried about, without sorting, until there’s no more.",
          "Now put a mark beside what you can do something about this week. What will you do about the first one? Hand over the rest by reading the list aloud.",
        ),
      ],
    },
    {
      title: "Thursday: Thankful (Psalm 103)",
      minutes: 15,
      blocks: [
        passage("Psalm 103:2", "Bless the LORD, O my soul, and forget not all his benefits:"),
        questions(
          "He talks to his own soul, like someone waking a friend. Which benefits does he count in verses 3 to 5?",
          "Count yours from the last seven days. Small ones are allowed: light came at the right time, someone kept you a seat.",
        ),
      ],
    },
    {
      title: "Friday: Quiet (Psalm 131)",
      minutes: 15,
      blocks: [
        passage(
          "Psalm 131:2",
          "Surely I have behaved and quieted myself, as a child that is weaned of his mother: my soul is even as a weaned child.",
        ),
        questions(
          "A small child who is no longer hungry leans on its mother only because she’s there. When did you last come to God without wanting anything?",
          "Look back over the week. Which of the five was yours? Write a psalm of four lines in your own words.",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "A group can read one psalm each evening and keep the answers private. Ask only: which line did you stop at?",
          "Someone may write more than you expected. Offer to read it only if they want that.",
          "If a young person speaks of hurting themselves or of not wanting to live, stay with them, tell your safeguarding lead now, and don’t leave it at a prayer.",
        ),
      ],
    },
  ],
};
