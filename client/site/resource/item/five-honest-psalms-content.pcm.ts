import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, questions, type ResourceContent, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Five short readings, one for each day from Monday to Friday. Each one dey start where you fit dey, and e go lend you another person words till you get your own.",
  passages: ["Psalm 13:1-6", "Psalm 32:1-11", "Psalm 62:1-12", "Psalm 103:1-22", "Psalm 131:1-3"],
  materials: ["One Bible", "One pen", "Fifteen minutes and door wey dey close, or mango tree"],
  parts: [
    {
      title: "Every day the same four steps",
      blocks: [
        list(
          "Read the psalm out, slowly. Your ear go notice things wey your eye dey jump.",
          "Read am again, and stop where something inside you say yes, or no.",
          "Write the answers. Nobody go check dem.",
          "End with one minute of silence. If your mind run go, call am back and no shout for am.",
        ),
      ],
    },
    {
      title: "Monday: Vex (Psalm 13)",
      minutes: 15,
      blocks: [
        passage(
          "Psalm 13:1",
          "How long wilt thou forget me, O LORD? for ever? how long wilt thou hide thy face from me?",
        ),
        questions(
          "How many times this person ask ‘how long’? Which one be your own ‘how long’?",
          "The last two verses sound different well well. Wetin fit don happen between verse 4 and verse 5?",
        ),
      ],
    },
    {
      title: "Tuesday: Shame (Psalm 32)",
      minutes: 15,
      blocks: [
        passage("Psalm 32:3", "When I kept silence, my bones waxed old through my roaring all the day long."),
        questions(
          "When you keep secret, wetin e dey do your body? Find wetin e do im own.",
          "Look for the moment when everything turn (verse 5). How many words e take?",
        ),
        text(
          "If wetin dey heavy for your mind na something wey another person do you, e no be your sin, and you no get anything to confess. Tell one adult wey you trust. God no dey shame because of you.",
        ),
      ],
    },
    {
      title: "Wednesday: Worry (Psalm 62)",
      minutes: 15,
      blocks: [
        passage(
          "Psalm 62:8",
          "Trust in him at all times; ye people, pour out your heart before him: God is a refuge for us. Selah.",
        ),
        questions(
          "Pour am out: write everything wey dey worry you, no arrange am, till nothing remain.",
          "Now mark the ones wey you fit do something about this week. Wetin you go do about the first one? Read the list out to hand over the rest.",
        ),
      ],
    },
    {
      title: "Thursday: Thankful (Psalm 103)",
      minutes: 15,
      blocks: [
        passage("Psalm 103:2", "Bless the LORD, O my soul, and forget not all his benefits:"),
        questions(
          "E dey talk to im own soul, like person wey dey wake friend. Which benefits e count for verses 3 to 5?",
          "Count your own from the last seven days. Small ones follow: light come for the right time, somebody keep seat for you.",
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
          "Small pikin wey no dey hungry again dey lean on im mama only because she dey there. When last you come meet God and you no want anything?",
          "Look back the week. Which one of the five na your own? Write psalm of four lines with your own words.",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Group fit read one psalm every evening and keep the answers private. Ask only: which line you stop?",
          "Somebody fit write pass wetin you expect. Offer to read am only if e want am.",
          "If young person talk say e wan hurt imself or say e no wan live, stay with am, tell your safeguarding lead now, and no leave am for only prayer.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./five-honest-psalms-content.ts"),
  typeof import("./five-honest-psalms-content.pcm.ts")
>;
