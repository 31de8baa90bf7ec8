import type { Translates } from "../../../../schema/language/translation.ts";
import { list, passage, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "To know love from pressure, to know say no na complete sentence, and to know who to go meet when e don already go wrong.",
  passages: ["1 Corinthians 13:4-7", "Song of Solomon 2:7", "Proverbs 4:23", "1 Timothy 5:1-2"],
  materials: [
    "Paper and pens",
    "Two rooms or corners, if una wan talk for two groups for part 3",
    "The helpline numbers, printed",
  ],
  parts: [
    {
      title: "1. One agreement",
      minutes: 10,
      blocks: [
        text("Before anything else, read these ones out and tell everybody make dem nod."),
        list(
          "Nobody need tell anything about imself. ‘Somebody wey I know’ dey always okay.",
          "Wetin we talk here no be gist for another place.",
          "Only one exception dey: if anybody dey hurt somebody, or somebody dey for danger, the leaders go get help. Dem go tell you first.",
        ),
      ],
    },
    {
      title: "2. Love or pressure?",
      minutes: 20,
      blocks: [
        text(
          "Read one line at a time. Stand for left for love, right for pressure, or anywhere for between. Then ask two people why.",
        ),
        steps(
          "‘Text me when you reach house, make I know say you dey safe.’",
          "‘Send me your location. Now. With picture.’",
          "‘I go wait. I no dey hurry.’",
          "‘Everybody else girlfriend dey do am.’",
          "‘I no like that your friend. Na her or me.’",
          "‘If you leave me, I go hurt myself.’",
          "‘You say no, so make we go buy ice cream.’",
        ),
        text(
          "Number six na threat, even when the person mean am. Nobody need stay because of am. Tell one adult, wey fit make sure say this person get help.",
        ),
      ],
    },
    {
      title: "3. How love be",
      minutes: 25,
      blocks: [
        passage(
          "1 Corinthians 13:4-5",
          "Charity suffereth long, and is kind; charity envieth not; charity vaunteth not itself, is not puffed up, Doth not behave itself unseemly, seeketh not her own, is not easily provoked, thinketh no evil;",
        ),
        spoken(
          "Charity na the old word for love. Put one person name for im place, inside your mind: e still sound true? Now your own name.",
          "E “seeketh not her own”: wetin that one go mean for person wey dem just tell no?",
          "Where we learn how love be? Films, songs, house, church: wetin each of dem teach us?",
          "Wetin dey make am hard to say no, even if you want?",
        ),
      ],
    },
    {
      title: "4. Pictures",
      minutes: 10,
      blocks: [
        list(
          "Nobody wey care for you need picture wey you no go show your aunty.",
          "Picture wey don go, you no fit call am back, even from app where e dey disappear.",
          "If you pass another person picture give others, e dey harm am every single time, and if e never reach 18, na crime.",
          "If somebody dey use picture threaten you: no pay, no send another one, no delete the messages. Tell one adult today. No be you do the wrong thing.",
        ),
      ],
    },
    {
      title: "5. To end am",
      minutes: 10,
      blocks: [
        passage("Proverbs 4:23", "Keep thy heart with all diligence; for out of it are the issues of life."),
        text(
          "Everybody go write one sentence wey e go like fit talk, and the name of one adult wey e fit tell anything. Nobody go show am. Give everybody the helpline numbers, so that nobody go need ask.",
        ),
      ],
    },
    {
      title: "For the leaders",
      isForLeader: true,
      blocks: [
        list(
          "Make una be two, one woman and one man, and the group sabi the two. Tell parents before wetin the evening dey about.",
          "Talk as if somebody for the room don already get hurt, because e fit well be so. No talk at all say person fit lose purity like coin; talk say nobody here be damaged goods for God eye.",
          "No ask for stories. If one start to come, thank the person, stop am gently, and talk after, with the other leader for where e fit see una.",
          "If you hear say somebody don harm pikin: believe am, no question am, no confront anybody, no promise say you go keep secret. Write down im words and go meet your safeguarding lead that same day.",
          "Anybody wey pass 18 wey dey relationship with person wey never reach 18 na matter for the safeguarding lead, no be for debate.",
        ),
      ],
    },
  ],
};

export type Holds = Translates<
  typeof import("./if-you-loved-me-content.ts"),
  typeof import("./if-you-loved-me-content.pcm.ts")
>;
