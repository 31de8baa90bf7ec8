import { list, passage, questions, type ResourceContent, spoken, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "A discussion in which people say what they really think, and at the end of which each person knows what they’ll do on the day.",
  passages: ["Proverbs 20:17", "Proverbs 16:8", "Psalm 15:1-5"],
  materials: ["Four sheets of paper for the corners: Strongly agree, Agree, Disagree, Strongly disagree", "Tape"],
  parts: [
    {
      title: "1. Four corners",
      minutes: 15,
      blocks: [
        text("Read a sentence. Everyone goes to a corner. Hear one voice from each, then the next sentence."),
        list(
          "If everybody’s doing it, it isn’t really cheating.",
          "The system is unfair, so we owe it nothing.",
          "It’s worse to disappoint your parents than to copy one answer.",
          "Sharing answers with a friend who is stuck is kindness.",
          "God cares more about big things than about question 14.",
        ),
      ],
    },
    {
      title: "2. Three people",
      minutes: 15,
      blocks: [
        text(
          "Sade’s uncle has paid the centre for her, without asking. She found out yesterday. David didn’t pay, and the invigilator is dictating answers to the whole hall; he can’t help hearing. Grace read for a year, won’t look up, and gets fifteen marks less than the boy beside her, who slept.",
        ),
        spoken(
          "What can each of them still do? Be practical.",
          "Whom does each of them need on their side?",
          "Is there a difference between their three situations before God?",
        ),
      ],
    },
    {
      title: "3. Gravel",
      minutes: 20,
      blocks: [
        passage(
          "Proverbs 20:17",
          "Bread of deceit is sweet to a man; but afterwards his mouth shall be filled with gravel.",
        ),
        passage("Proverbs 16:8", "Better is a little with righteousness than great revenues without right."),
        spoken(
          "The Bible admits that it tastes sweet. What’s sweet about it? What might the gravel be, in a first year at university, or in a hospital, or when you build a bridge?",
          "Better is a little: do you believe that? What would it cost your family?",
          "Read Psalm 15. Verse 4 speaks of someone who keeps a promise although it hurts them. Who have you seen doing that?",
          "What do you say to someone who has already cheated, perhaps in this room?",
        ),
      ],
    },
    {
      title: "4. Before the day",
      minutes: 10,
      blocks: [
        text("Each person writes, for themselves only:"),
        questions(
          "What I’ll do if answers are offered to me:",
          "Who’ll sit and read with me, and when:",
          "What I need to tell my parents beforehand:",
          "The mark I can live with, honestly earned:",
        ),
        text("Pray for each other by name. Then make a reading timetable together, and fix the first evening."),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Be the first to admit something. If you’ve never been tempted, invite someone who has.",
          "You’ll hear good arguments for cheating. Don’t be shocked; the system is unfair. Ask what kind of person, and what kind of country, comes out at the other end.",
          "Someone in the room has already paid, or their parents have. There must be a way back for them at the end of the hour: say so in plain words.",
          "Malpractice is a crime in Nigeria, and candidates have lost their results for it. Say it once, as information, not as a threat.",
          "Honesty without help is hard. The reading group is the most important part of the evening.",
        ),
      ],
    },
  ],
};
