import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, type ResourceContent, script, spoken, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Person wey watch this one suppose feel say e fit carry question come Bible study, and say God don meet people like am before.",
  passages: ["Mark 9:14-29", "Matthew 28:16-20", "Jude 1:22"],
  materials: ["Phone wey fit film, and something wey e go lean on", "One quiet room with window", "One Bible"],
  parts: [
    {
      title: "The script",
      minutes: 4,
      blocks: [
        script(
          [
            "0:00",
            "One young man for the back step of one church, evening, choir practice dey sound small for back.",
            "Six years I don dey sing for that choir. And on Tuesday, for middle of the alto line, I think say: what if nobody dey there?",
          ],
          [
            "0:25",
            "Close: im hands dey fold song sheet small, and smaller.",
            "I no tell anybody. I think say na two kinds of people dey, the ones wey believe and the ones wey no believe, and say I just change side.",
          ],
          [
            "0:55",
            "E open Bible. We see the page.",
            "Then I read about one papa. Im boy sick, and e carry am go meet the disciples, and dem no fit help. By the time Jesus come, e don tire so tey e talk say: if you fit do anything.",
          ],
          ["1:30", "E read out, slowly.", "“Lord, I believe; help thou mine unbelief.”"],
          [
            "1:45",
            "E look up, enter the camera for the first time.",
            "The two. For one breath. And Jesus no talk say: come back when you don decide. E hold the boy for hand.",
          ],
          [
            "2:20",
            "Friends for table, one Bible, groundnut. One dey talk, the others dey listen. We no hear the words.",
            "So I ask my question, out loud, on Thursday. Nobody faint. Two other people get the same one.",
          ],
          [
            "2:55",
            "The back step again. The choir dey clear now.",
            "After e rise from the dead, im friends see am for one mountain. And e talk say: some doubted. Dem stand right there. E still send dem.",
          ],
          [
            "3:30",
            "E get up and go inside. The door still open.",
            "I still no know everything. I dey go inside go sing.",
          ],
          ["3:50", "Words for the screen: Wetin be your question? Bring am.", "(Silence.)"],
        ),
      ],
    },
    {
      title: "Notes for filming",
      blocks: [
        list(
          "Hold the phone sideways take film, near window, make the light dey the face.",
          "Sound important pass picture. Put second phone near the person wey dey talk, where nobody go see am, make e record the voice.",
          "Everybody wey people fit see don agree. For anybody wey never reach 18, parent or guardian don agree for writing.",
          "No use music wey belong to another person. Your own choir better pass.",
        ),
      ],
    },
    {
      title: "Wetin una go talk about after",
      minutes: 20,
      blocks: [
        passage(
          "Mark 9:24",
          "And straightway the father of the child cried out, and said with tears, Lord, I believe; help thou mine unbelief.",
        ),
        spoken(
          "Which one of im two sentences you fit talk today: I believe, or help my unbelief?",
          "Wetin be the difference between question and excuse? How you go take know am for yourself?",
          "Wetin go make this group be place where question dey safe?",
          "Write one question for slip, without your name. We go take one every week.",
        ),
        text(
          "Thomas, Gideon, Job and John the Baptist, all of dem ask. Read one of their stories before una meet again.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./is-doubt-a-sin-content.ts"),
  typeof import("./is-doubt-a-sin-content.pcm.ts")
>;
