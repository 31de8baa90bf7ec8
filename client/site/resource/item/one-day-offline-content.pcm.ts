import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, type ResourceContent, script, spoken } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Nobody suppose feel say dem dey shout for am. Person wey watch this one suppose want to try twelve hours, and know wetin to do with the first one.",
  passages: ["Mark 6:30-32", "Psalm 46:10", "Psalm 90:12"],
  materials: [
    "Phone wey fit film",
    "One drawer",
    "One whole day: film am as the script take dey, and the light go correct",
  ],
  parts: [
    {
      title: "The script",
      minutes: 5,
      blocks: [
        script(
          [
            "0:00",
            "Six for morning, grey light. One girl put phone inside drawer, as if e dey sleep, and close am.",
            "Twelve hours. I tell my friends, so that nobody go think say I don die.",
          ],
          [
            "0:25",
            "She sit down for bed. She look the drawer. One clock dey tick.",
            "The first hour na just your thumb dey find something.",
          ],
          [
            "0:50",
            "Breakfast. Her small brother dey talk and talk. She start to laugh.",
            "You know say e get one goat for im imagination? The goat get whole family. Na today I find out.",
          ],
          [
            "1:30",
            "For street, she dey waka. Small details: tailor leg for pedal, one lizard, bread wey dem dey wrap.",
            "Nine years I don dey waka this road. That lizard dey do press-up.",
          ],
          [
            "2:10",
            "Twelve for afternoon. She dey under tree, with Bible, then she dey sleep.",
            "One time Jesus tell im friends make dem comot go rest, because people dey come and go so tey dem no even fit eat. I always think say that one na about dem.",
          ],
          [
            "2:50",
            "Her grandma room. Old photos, one by one.",
            "She don dey wait to tell somebody about this one. Since about 1974.",
          ],
          [
            "3:30",
            "Half past four. She stand for front of the drawer, hand dey out, and then she go fetch water instead.",
            "Half past four na the worst. I think say everybody dey enjoy without me.",
          ],
          [
            "4:00",
            "Six for evening. She bring out the phone. 214 messages. She scroll, and smile small.",
            "Four na for me. One need answer. E still be true by six.",
          ],
          ["4:35", "She put am back inside the drawer and go meet her brother outside.", "So. About that goat."],
        ),
      ],
    },
    {
      title: "Notes for filming",
      blocks: [
        list(
          "Another person go film, with another phone. Yes, we know.",
          "Use the real people wey dey the house. Ask each of dem first, and ask parent for anybody wey never reach 18.",
          "No show house number, school badge or street sign.",
          "Hold each moment still for five seconds longer than e sweet you. You fit cut am later.",
        ),
      ],
    },
    {
      title: "Wetin una go talk about after",
      minutes: 20,
      blocks: [
        passage("Psalm 90:12", "So teach us to number our days, that we may apply our hearts unto wisdom."),
        spoken(
          "Which time be your own half past four: when you dey reach for phone and you no even decide am?",
          "Which good thing your phone dey do wey you no want lose?",
          "Who be the person with the imagination goat for your house?",
          "Make we try am together? Choose one Saturday, tell your parents and the one friend wey dey worry, and agree how dem go take reach una if wahala dey.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./one-day-offline-content.ts"),
  typeof import("./one-day-offline-content.pcm.ts")
>;
