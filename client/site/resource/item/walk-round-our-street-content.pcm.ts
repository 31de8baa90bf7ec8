import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, questions, type ResourceContent, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "To look places wey we sabi slowly, to ask God wetin e dey see there, and to choose one thing wey the group go do about am.",
  passages: ["Jeremiah 29:4-7", "Zechariah 8:4-5"],
  materials: [
    "Map of the streets, wey una draw by hand, one for each team",
    "Water for everybody; shoes wey fit waka; something against the sun",
    "One adult for each team of four or five, and phone with credit",
    "One roll of rubbish bags and gloves, if una like",
  ],
  parts: [
    {
      title: "The waka",
      minutes: 90,
      blocks: [
        steps(
          "Meet when day still bright. Read the two passages. Jeremiah write to people wey no choose the city wey dem dey live. Draw the route: no pass two kilometres, with six stops. (15 minutes)",
          "Waka, team by team, ten minutes between each team. Between the stops, nobody go talk. Look for: wetin don spoil, wetin fine, who dey work, who dey alone, where children dey play. (45 minutes)",
          "For each stop, stand for ring for two minutes. One person go tell God one sentence about this place, with open eyes and im normal voice. Then say amen and waka go. (inside the same 45 minutes)",
          "Come back, drink something, and fill the map together: cross for wetin dey pain, sun for wetin good. (15 minutes)",
          "Choose one cross. Wetin this group fit do about am for one Saturday? Fix date and name. (15 minutes)",
        ),
      ],
    },
    {
      title: "Six stops, and wetin to pray there",
      blocks: [
        list(
          "The school gate: for the pikin wey no wan enter on Monday.",
          "The market or the shop: for honest scale, and for the people wey dey sit down there till nine for night.",
          "The clinic or the chemist: for anybody wey pain no let sleep inside there.",
          "The motor park or bus stop: for safe road, and for patience for the two sides of the change matter.",
          "One church or mosque wey no be your own: for the neighbours wey dey pray there, with respect.",
          "Your own gate: for the people wey dey inside, by name.",
        ),
      ],
    },
    {
      title: "Wetin we dey read",
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
          "Zechariah talk how you go take know street wey get peace. By which people? How our own street dey?",
          "Wetin I see today wey I dey waka pass every day?",
        ),
      ],
    },
    {
      title: "For the leader",
      isForLeader: true,
      blocks: [
        text(
          "Na quiet waka be this, no be procession. Una no go carry banner, una no go stop traffic, and nobody need know say una dey pray.",
        ),
        list(
          "Collect permission from parents for writing, with the route and the times. Count everybody for each stop.",
          "Waka the route yourself the day before, by the same time. Leave out any corner wey you no go send your own pikin go.",
          "Ask one elder or the landlords’ association before, if na so dem dey do am for your street.",
          "No snap people or their houses.",
          "If wahala don dey the area, draw the map inside house instead: everybody go waka the route for mind, and una go pray for each stop round one table.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./walk-round-our-street-content.ts"),
  typeof import("./walk-round-our-street-content.pcm.ts")
>;
