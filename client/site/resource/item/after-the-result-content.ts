import { list, passage, type ResourceContent, script, spoken, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "To be shown in the week of the results. Those who passed should look round for those who didn’t, and those who didn’t should hear that they’re still here and still wanted.",
  passages: ["Psalm 34:18", "Romans 8:35-39", "Proverbs 19:21"],
  materials: ["A phone that films", "Three people, one of them over forty", "A cyber café or any room with a screen"],
  parts: [
    {
      title: "The script",
      minutes: 4,
      blocks: [
        script(
          [
            "0:00",
            "A screen with a wheel that turns and turns. A face in its light. We don’t see the result.",
            "(Only the sound of the room.)",
          ],
          ["0:20", "The face changes. Cut to black.", "(Silence.)"],
          [
            "0:30",
            "A young woman on a balcony.",
            "I passed. I screamed so loudly that the neighbours came. And then I saw my cousin’s status. It was just a full stop.",
          ],
          [
            "1:00",
            "A young man on a kerb, tying his shoe, not looking up.",
            "One hundred and forty-one. I needed two hundred. I walked round the market until it closed, because I didn’t want to see my mother’s face.",
          ],
          [
            "1:40",
            "An older man in a workshop, wiping his hands. He’s easy with the camera.",
            "I wrote it three times. 1989, 1990, 1992. In 1991 I couldn’t even buy the form. Do you know what I remember? My uncle, who came that evening, and fixed our radio, and said nothing about it at all.",
          ],
          [
            "2:25",
            "The young woman at a gate, with puff-puff in a nylon bag. She knocks.",
            "I didn’t know what to say to him. So I brought these.",
          ],
          ["2:50", "The cousin opens: it’s the young man. A long second. He moves aside to let her in.", "(No words.)"],
          [
            "3:10",
            "The older man, putting the back on a radio. He turns it on; it plays.",
            "God was not on the list of those who passed. He was on the kerb. I know, because I met him there.",
          ],
          [
            "3:40",
            "Words on the screen: Nothing on that page can separate you from the love of God.",
            "(The radio, quietly.)",
          ],
        ),
      ],
    },
    {
      title: "Filming notes",
      blocks: [
        list(
          "Never film a real person’s result, also not with the name covered.",
          "The older man may tell his own story. Keep the radio.",
          "Everyone who can be seen has agreed, and a parent or guardian for anyone under 18.",
        ),
      ],
    },
    {
      title: "To talk about afterwards",
      minutes: 20,
      blocks: [
        passage(
          "Psalm 34:18",
          "The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.",
        ),
        spoken(
          "What did the uncle with the radio understand?",
          "If you passed: who’s your cousin? What could you bring?",
          "If you didn’t: what would help tonight, and what would you rather nobody said?",
          "What does the older man mean when he says that God was on the kerb?",
        ),
        text(
          "Look round before the group goes home. If someone is very low, don’t let them walk home alone, and tell a leader. If they speak of ending their life, stay with them and get help at once.",
        ),
      ],
    },
  ],
};
