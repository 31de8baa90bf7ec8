import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, questions, type ResourceContent, spoken, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "One discussion wey people go talk wetin dem really think, and for the end each person go know wetin e go do on the day.",
  passages: ["Proverbs 20:17", "Proverbs 16:8", "Psalm 15:1-5"],
  materials: [
    "Four sheets of paper for the corners: I agree well well, I agree, I no agree, I no agree at all",
    "Tape",
  ],
  parts: [
    {
      title: "1. Four corners",
      minutes: 15,
      blocks: [
        text("Read one sentence. Everybody go enter one corner. Hear one voice from each one, then the next sentence."),
        list(
          "If everybody dey do am, e no really be cheating.",
          "The system no fair, so we no owe am anything.",
          "To disappoint your parents worse pass to copy one answer.",
          "To share answer with friend wey don stuck na kindness.",
          "God dey look big things pass question 14.",
        ),
      ],
    },
    {
      title: "2. Three people",
      minutes: 15,
      blocks: [
        text(
          "Sade uncle don pay the centre for her, and e no ask her. Na yesterday she find out. David no pay, and the invigilator dey call answers for the whole hall; e no fit do make e no hear. Grace read for one year, she no wan look up, and she get fifteen marks less than the boy for her side, wey sleep.",
        ),
        spoken(
          "Wetin each of dem still fit do? Talk wetin person fit really do.",
          "Who each of dem need for their side?",
          "Any difference dey between their three situations before God?",
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
          "Bible agree say e dey sweet. Wetin sweet for am? Wetin the gravel fit be, for first year for university, or for hospital, or when you dey build bridge?",
          "Better is a little: you believe am? Wetin e go cost your family?",
          "Read Psalm 15. Verse 4 talk about person wey keep promise even when e pain am. Who you don see wey do that one?",
          "Wetin you go tell person wey don cheat already, maybe for this room?",
        ),
      ],
    },
    {
      title: "4. Before the day",
      minutes: 10,
      blocks: [
        text("Each person go write, for only imself:"),
        questions(
          "Wetin I go do if dem bring answers give me:",
          "Who go sit down read with me, and when:",
          "Wetin I need tell my parents before that day:",
          "The mark wey I fit live with, wey I work for:",
        ),
        text("Pray for each other by name. Then make one reading timetable together, and fix the first evening."),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        list(
          "Be the first to admit something. If e never tempt you before, invite person wey e don tempt.",
          "You go hear good reasons for cheating. No shock; the system no fair. Ask which kind person, and which kind country, go come out for the other end.",
          "Somebody for the room don pay already, or their parents don pay. Road must dey for dem to come back for the end of the hour: talk am for plain words.",
          "Malpractice na crime for Nigeria, and candidates don lose their results because of am. Talk am once, as information, no be as threat.",
          "To dey honest without help hard. The reading group na the most important part of the evening.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./expo-and-honesty-content.ts"),
  typeof import("./expo-and-honesty-content.pcm.ts")
>;
