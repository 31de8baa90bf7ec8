import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, type ResourceContent, script, spoken, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Show am for the week wey result come out. The ones wey pass suppose look round for the ones wey no pass, and the ones wey no pass suppose hear say dem still dey here and we still want dem.",
  passages: ["Psalm 34:18", "Romans 8:35-39", "Proverbs 19:21"],
  materials: [
    "Phone wey fit film",
    "Three people, one of dem pass forty years",
    "Cyber café or any room wey get screen",
  ],
  parts: [
    {
      title: "The script",
      minutes: 4,
      blocks: [
        script(
          [
            "0:00",
            "One screen with wheel wey dey turn and turn. One face inside the light. We no see the result.",
            "(Only the sound of the room.)",
          ],
          ["0:20", "The face change. Everywhere black.", "(Silence.)"],
          [
            "0:30",
            "One young woman for balcony.",
            "I pass. I shout so tey the neighbours come. And then I see my cousin status. Na just one full stop.",
          ],
          [
            "1:00",
            "One young man for roadside kerb, e dey tie im shoe, e no look up.",
            "One hundred and forty-one. I need two hundred. I waka round the market till e close, because I no wan see my mama face.",
          ],
          [
            "1:40",
            "One older man for workshop, e dey clean im hand. E free with the camera.",
            "I write am three times. 1989, 1990, 1992. For 1991 I no even fit buy the form. You know wetin I remember? My uncle, wey come that evening, repair our radio, and no talk anything about am at all.",
          ],
          [
            "2:25",
            "The young woman for one gate, with puff-puff inside nylon. She knock.",
            "I no know wetin to tell am. So I bring these ones.",
          ],
          ["2:50", "The cousin open: na the young man. One long second. E shift make she enter.", "(No words.)"],
          [
            "3:10",
            "The older man dey put the back for one radio. E on am; e play.",
            "God no dey the list of the people wey pass. E dey the kerb. I know, because na there I meet am.",
          ],
          [
            "3:40",
            "Words for the screen: Nothing for that page fit separate you from the love of God.",
            "(The radio, quiet.)",
          ],
        ),
      ],
    },
    {
      title: "Notes for filming",
      blocks: [
        list(
          "No film real person result at all, even if una cover the name.",
          "The older man fit tell im own story. Keep the radio.",
          "Everybody wey people fit see don agree, and parent or guardian don agree for anybody wey never reach 18.",
        ),
      ],
    },
    {
      title: "Wetin una go talk about after",
      minutes: 20,
      blocks: [
        passage(
          "Psalm 34:18",
          "The LORD is nigh unto them that are of a broken heart; and saveth such as be of a contrite spirit.",
        ),
        spoken(
          "Wetin the uncle with the radio understand?",
          "If you pass: who be your own cousin? Wetin you fit carry go?",
          "If you no pass: wetin go help this night, and wetin you no want make anybody talk?",
          "Wetin the older man mean when e talk say God dey the kerb?",
        ),
        text(
          "Look round before the group go house. If somebody dey very low, no let am waka go house alone, and tell one leader. If e talk say e wan end im life, stay with am and get help at once.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./after-the-result-content.ts"),
  typeof import("./after-the-result-content.pcm.ts")
>;
