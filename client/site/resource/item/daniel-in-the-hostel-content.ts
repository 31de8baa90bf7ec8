import { list, passage, questions, type ResourceContent, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "For anyone who has gone to boarding school or university, or soon will: where to bend, where to stand, and how to do both kindly.",
  passages: ["Daniel 1:1-21", "Daniel 3:1-30", "Daniel 6:1-28"],
  materials: ["A Bible", "A pen", "Something to eat together: Daniel would have brought vegetables"],
  parts: [
    {
      title: "Before you begin",
      blocks: [
        text(
          "Daniel and his friends were taken from Jerusalem to Babylon when they were young, perhaps as young as you. They got a new language, new books and new names, all meant to make them forget who they were. They became excellent students. They didn’t forget.",
        ),
      ],
    },
    {
      title: "Evening 1: The dining hall (Daniel 1)",
      minutes: 45,
      blocks: [
        passage(
          "Daniel 1:8",
          "But Daniel purposed in his heart that he would not defile himself with the portion of the king’s meat, nor with the wine which he drank: therefore he requested of the prince of the eunuchs that he might not defile himself.",
        ),
        questions(
          "Make two lists: what the young men accepted (verses 4 to 7), and what they refused. Why was the line just there, do you think?",
          "Daniel decides in his heart before he sits down at the table. Which decision could you make now, while nobody’s offering you anything?",
          "How does he ask (verses 8 to 13)? Find three signs of respect.",
          "He wasn’t alone: there were four of them. Who are your other three? If you have none yet, where could you look?",
        ),
      ],
    },
    {
      title: "Evening 2: Everybody bows (Daniel 3)",
      minutes: 45,
      blocks: [
        passage(
          "Daniel 3:17-18",
          "If it be so, our God whom we serve is able to deliver us from the burning fiery furnace, and he will deliver us out of thine hand, O king. But if not, be it known unto thee, O king, that we will not serve thy gods, nor worship the golden image which thou hast set up.",
        ),
        questions(
          "The music starts, and a whole plain full of people bows. What’s the music where you are? What happens to those who stay standing?",
          "Underline the words “But if not”. What would change in your prayers if you could say them?",
          "The three don’t insult anybody. How do they speak to the king?",
          "Who is with them in the fire? When have you been in trouble and noticed that you weren’t alone?",
        ),
      ],
    },
    {
      title: "Evening 3: An open window (Daniel 6)",
      minutes: 45,
      blocks: [
        passage(
          "Daniel 6:10",
          "Now when Daniel knew that the writing was signed, he went into his house; and his windows being open in his chamber toward Jerusalem, he kneeled upon his knees three times a day, and prayed, and gave thanks before his God, as he did aforetime.",
        ),
        questions(
          "Daniel is an old man here. What kept him going for all those years? The verse says it in its last four words.",
          "His enemies look for a fault in his work and find none (verses 4 and 5). What would they find in yours?",
          "He doesn’t close the window, and he doesn’t go out to preach either. What would an open window look like in your hostel?",
          "Write your own three times: when and where, on an ordinary school day, could you stop for a minute?",
        ),
      ],
    },
    {
      title: "To take with you",
      blocks: [
        questions(
          "One thing I’ll take part in gladly:",
          "One thing I’ve decided about already:",
          "The friendly sentence I’ll say when it’s offered:",
          "The person I’ll ring in the first week:",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Don’t turn Daniel into a list of forbidden food. He bends a great deal; help the group to see how much.",
          "Bullying, cult groups and abuse in hostels are real. Refusing them isn’t a private test of faith: name the adults at school and at home who must be told, and give the numbers of helplines.",
          "The lions are the part everyone knows. Spend the time on the window.",
        ),
      ],
    },
  ],
};
