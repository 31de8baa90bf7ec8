import { list, passage, type ResourceContent, script, spoken } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Nobody should feel scolded. Someone who watches this should want to try twelve hours, and know what to do with the first one.",
  passages: ["Mark 6:30-32", "Psalm 46:10", "Psalm 90:12"],
  materials: [
    "A phone that films",
    "A drawer",
    "One whole day: film in the order of the script, and the light will be right",
  ],
  parts: [
    {
      title: "The script",
      minutes: 5,
      blocks: [
        script(
          [
            "0:00",
            "Six in the morning, grey light. A girl lays a phone in a drawer, as if it were asleep, and shuts it.",
            "Twelve hours. I told my friends, so that nobody would think I’d died.",
          ],
          [
            "0:25",
            "She sits on the bed. She looks at the drawer. A clock ticks.",
            "The first hour is just your thumb looking for something.",
          ],
          [
            "0:50",
            "Breakfast. Her small brother talks and talks. She begins to laugh.",
            "Did you know that he has an imaginary goat? It has a whole family. I found out today.",
          ],
          [
            "1:30",
            "On the street, walking. Details: a tailor’s foot on the pedal, a lizard, bread being wrapped.",
            "I’ve walked down this road for nine years. That lizard does press-ups.",
          ],
          [
            "2:10",
            "Noon. She’s under a tree, with a Bible, then asleep.",
            "Jesus once told his friends to come away and rest, because so many people were coming and going that they couldn’t even eat. I had always thought that was about them.",
          ],
          [
            "2:50",
            "Her grandmother’s room. Old photographs, one by one.",
            "She’s been waiting to tell someone about this one. Since about 1974.",
          ],
          [
            "3:30",
            "Half past four. She stands in front of the drawer, hand out, and then goes and fetches water instead.",
            "Half past four was the worst. I thought everyone was having fun without me.",
          ],
          [
            "4:00",
            "Six in the evening. She takes out the phone. 214 messages. She scrolls, and smiles a bit.",
            "Four were for me. One needed an answer. It was still true at six.",
          ],
          ["4:35", "She puts it back into the drawer and goes out to her brother.", "So. About that goat."],
        ),
      ],
    },
    {
      title: "Filming notes",
      blocks: [
        list(
          "Someone else films, with another phone. Yes, we know.",
          "Use the real people of the house. Ask each of them first, and ask a parent for anyone under 18.",
          "Show no house number, school badge or street sign.",
          "Keep each moment still for five seconds longer than feels right. You can cut it later.",
        ),
      ],
    },
    {
      title: "To talk about afterwards",
      minutes: 20,
      blocks: [
        passage("Psalm 90:12", "So teach us to number our days, that we may apply our hearts unto wisdom."),
        spoken(
          "What is your half past four: when do you reach for the phone without deciding to?",
          "What good does your phone do that you wouldn’t want to lose?",
          "Who is the person with the imaginary goat in your house?",
          "Shall we try it together? Choose a Saturday, tell your parents and the one friend who worries, and agree on how to be reached if there’s trouble.",
        ),
      ],
    },
  ],
};
