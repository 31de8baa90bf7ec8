import { list, passage, type ResourceContent, script, spoken, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "Someone who watches this should feel that they may bring a question to Bible study, and that God has met people like them before.",
  passages: ["Mark 9:14-29", "Matthew 28:16-20", "Jude 1:22"],
  materials: ["A phone that films, and something to lean it on", "A quiet room with a window", "A Bible"],
  parts: [
    {
      title: "The script",
      minutes: 4,
      blocks: [
        script(
          [
            "0:00",
            "A young man on the back step of a church, evening, choir practice faintly behind him.",
            "I’ve sung in that choir for six years. And on Tuesday, in the middle of the alto line, I thought: what if nobody’s there?",
          ],
          [
            "0:25",
            "Close: his hands, folding a song sheet smaller and smaller.",
            "I didn’t tell anyone. I thought there were two kinds of people, those who believe and those who don’t, and that I had just changed sides.",
          ],
          [
            "0:55",
            "He opens a Bible. We see the page.",
            "Then I read about a father. His boy was ill, and he’d brought him to the disciples, and they couldn’t help. By the time Jesus came he was so tired that he said: if you can do anything.",
          ],
          ["1:30", "He reads aloud, slowly.", "“Lord, I believe; help thou mine unbelief.”"],
          [
            "1:45",
            "He looks up, into the camera for the first time.",
            "Both. In one breath. And Jesus didn’t say: come back when you’ve decided. He took the boy by the hand.",
          ],
          [
            "2:20",
            "Friends at a table, a Bible, groundnuts. One speaks, the others listen. We don’t hear the words.",
            "So I asked my question, out loud, on Thursday. Nobody fainted. Two others had the same one.",
          ],
          [
            "2:55",
            "The back step again. The choir is clearer now.",
            "After he rose from the dead, his friends saw him on a mountain. And it says: some doubted. They were standing right there. He sent them all the same.",
          ],
          [
            "3:30",
            "He gets up and goes in. The door stays open.",
            "I still don’t know everything. I’m going in to sing.",
          ],
          ["3:50", "Words on the screen: What’s your question? Bring it.", "(Silence.)"],
        ),
      ],
    },
    {
      title: "Filming notes",
      blocks: [
        list(
          "Film with the phone held sideways, near a window, with the light on the face.",
          "Sound matters more than picture. Put a second phone close to the speaker, out of sight, to record the voice.",
          "Everyone who can be seen has agreed. For anyone under 18 a parent or guardian has agreed in writing.",
          "Use no music that belongs to someone else. Your own choir is better.",
        ),
      ],
    },
    {
      title: "To talk about afterwards",
      minutes: 20,
      blocks: [
        passage(
          "Mark 9:24",
          "And straightway the father of the child cried out, and said with tears, Lord, I believe; help thou mine unbelief.",
        ),
        spoken(
          "Which of his two sentences could you say today: I believe, or help my unbelief?",
          "What’s the difference between a question and an excuse? How can you tell in yourself?",
          "What would make this group a place where a question is safe?",
          "Write a question on a slip, without your name. We’ll take one each week.",
        ),
        text("Thomas, Gideon, Job and John the Baptist all asked. Read one of their stories before you meet again."),
      ],
    },
  ],
};
