import { list, passage, questions, type ResourceContent, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "To look at familiar places slowly, to ask God what he sees there, and to choose one thing that the group will do about it.",
  passages: ["Jeremiah 29:4-7", "Zechariah 8:4-5"],
  materials: [
    "A map of the streets, drawn by hand, one for each team",
    "Water for everyone; shoes to walk in; something against the sun",
    "An adult for each team of four or five, and a phone with credit",
    "One roll of rubbish bags and gloves, if you like",
  ],
  parts: [
    {
      title: "The way",
      minutes: 90,
      blocks: [
        steps(
          "Meet by daylight. Read both passages. Jeremiah wrote to people who hadn’t chosen the city they lived in. Draw the route: no more than two kilometres, with six stops. (15 minutes)",
          "Walk, in teams, ten minutes apart. Between the stops, nobody talks. Look for: what is broken, what is beautiful, who is working, who is alone, where children play. (45 minutes)",
          "At each stop, stand in a ring for two minutes. One person says one sentence to God about this place, with open eyes and in an ordinary voice. Then say amen and walk on. (in the same 45 minutes)",
          "Come back, drink something, and fill in the map together: a cross for what hurts, a sun for what’s good. (15 minutes)",
          "Choose one cross. What could this group do about it in one Saturday? Fix a date and a name. (15 minutes)",
        ),
      ],
    },
    {
      title: "Six stops, and something to pray there",
      blocks: [
        list(
          "The school gate: for the child who doesn’t want to go in on Monday.",
          "The market or the shop: for honest scales, and for those who sit there until nine at night.",
          "The clinic or the chemist: for whoever’s awake in there with pain.",
          "The motor park or bus stop: for a safe road, and for patience on both sides of the change.",
          "A church or mosque that isn’t yours: for the neighbours who pray there, with respect.",
          "Your own gate: for the people behind it, by name.",
        ),
      ],
    },
    {
      title: "What we read",
      blocks: [
        passage(
          "Jeremiah 29:7",
          "And seek the peace of the city whither I have caused you to be carried away captives, and pray unto the LORD for it: for in the peace thereof shall ye have peace.",
        ),
        passage(
          "Zechariah 8:4-5",
          "Thus saith the LORD of hosts; There shall yet old men and old women dwell in the streets of Jerusalem, and every man with his staff in his hand for very age. And the streets of the city shall be full of boys and girls playing in the streets thereof.",
        ),
        questions(
          "Zechariah says how you recognise a street that’s at peace. By whom? How does ours do?",
          "What did I see today that I walk past every day?",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        text(
          "This is a quiet walk, not a procession. You carry no banner, you stop no traffic, and nobody needs to notice that you’re praying.",
        ),
        list(
          "Permission from parents in writing, with the route and the times. Count everyone at each stop.",
          "Walk the route yourself the day before, at the same hour. Leave out any corner you wouldn’t send your own child to.",
          "Ask an elder or the landlords’ association beforehand, if that’s how things are done on your street.",
          "No photographs of people or their houses.",
          "If there’s been trouble in the area, draw the map indoors instead: everyone walks the route in their mind, and you pray at each stop round a table.",
        ),
      ],
    },
  ],
};
