import type { DemoPicture } from "./picture/picture.ts";

interface DemoEvent {
  readonly title: string;
  readonly description: string;
  /** Days from today, negative for past ones. */
  readonly day: number;
  /** In the community's time zone. */
  readonly from: string;
  readonly to: string;
  readonly location: string;
  readonly picture: DemoPicture;
  /** Without it, there is no limit. */
  readonly maxAttendees?: number;
  /** Without it, the event is free. */
  readonly ticketPriceKobo?: number;
  /** How many of the demo members are registered. */
  readonly registered: number;
}

/** One each: tomorrow, free, full, online, paid, without a limit. */
const upcoming: readonly DemoEvent[] = [
  {
    title: "Game Night: Trivia and Word Battle",
    description:
      "Bring your phone and a friend. We play Bible trivia on the big screen, then word battle until the last word is found.\n\nThere will be puff-puff and cold drinks. Parents are welcome to stay.",
    day: 1,
    from: "18:00",
    to: "20:30",
    location: "Fellowship Hall, 14 Herbert Macaulay Way, Yaba",
    picture: "game-night",
    maxAttendees: 30,
    registered: 3,
  },
  {
    title: "Bible Study Circle: The Book of Ruth",
    description:
      "Four chapters, four evenings’ worth of questions, one table. We read together, stop where it gets interesting, and nobody has to know the answer.\n\nBring a Bible, or borrow one of ours.",
    day: 4,
    from: "17:00",
    to: "18:30",
    location: "Library, Grace Chapel, Surulere",
    picture: "bible-study",
    maxAttendees: 20,
    registered: 2,
  },
  {
    title: "Career Talk: My First Year as a Nurse, Coder and Tailor",
    description:
      "Three people from our own streets tell how they began, what they earned, what went wrong, and what they would do differently. Half of the time is for your questions.",
    day: 6,
    from: "16:00",
    to: "18:00",
    location: "Room 2, Community Centre, Ikeja",
    picture: "career-talk",
    maxAttendees: 4,
    registered: 4,
  },
  {
    title: "Monthly Hangout: Faces and Stories",
    description:
      "An hour online, wherever you are: one question for everybody, small rooms to talk, and a prayer at the end. Your camera may stay off.",
    day: 9,
    from: "19:00",
    to: "20:00",
    location: "https://meet.example.org/lampstand-hangout",
    picture: "camp-fire",
    maxAttendees: 100,
    registered: 3,
  },
  {
    title: "Light Up Lagos: A Night of Songs",
    description:
      "Our choir, two drummers and a guitar, and songs that everybody knows. The doors open at six.\n\nThe ticket pays for the sound system and a meal. If the price is hard for you, talk to a mentor: nobody stays outside because of money.",
    day: 12,
    from: "19:00",
    to: "22:00",
    location: "Freedom Garden, Victoria Island",
    picture: "concert",
    maxAttendees: 120,
    ticketPriceKobo: 250_000,
    registered: 0,
  },
  {
    title: "Prayer Walk at Sunrise",
    description:
      "We meet at the gate, walk up the hill in silence, and pray for the city when the sun comes up. Wear good shoes. Breakfast is at the top.",
    day: 20,
    from: "05:45",
    to: "08:00",
    location: "Main gate, University Road, Akoka",
    picture: "prayer-walk",
    registered: 5,
  },
];

const past: readonly DemoEvent[] = [
  {
    title: "Film Night under the Stars",
    description: "A film about a fisherman who starts again, and popcorn.",
    day: -6,
    from: "19:00",
    to: "21:30",
    location: "Courtyard, Grace Chapel, Surulere",
    picture: "film-night",
    maxAttendees: 60,
    registered: 6,
  },
  {
    title: "Football: Mainland against Island",
    description: "Two halves, one ball, mixed teams. The losers washed up.",
    day: -13,
    from: "16:00",
    to: "18:00",
    location: "School field, Yaba",
    picture: "football",
    registered: 5,
  },
  {
    title: "Camp Fire Stories",
    description: "Grandmothers told how they came to faith. We brought the wood.",
    day: -21,
    from: "18:30",
    to: "21:00",
    location: "Beach camp, Badagry",
    picture: "camp-fire",
    maxAttendees: 25,
    registered: 4,
  },
  {
    title: "Bible Study Circle: The Book of Esther",
    description: "Ten chapters about courage, in one long evening.",
    day: -28,
    from: "17:00",
    to: "19:00",
    location: "Library, Grace Chapel, Surulere",
    picture: "bible-study",
    maxAttendees: 20,
    registered: 3,
  },
  {
    title: "Career Talk: Studying far from Home",
    description: "Three students about rent, friends, exams and church in a new town.",
    day: -35,
    from: "16:00",
    to: "18:00",
    location: "Room 2, Community Centre, Ikeja",
    picture: "career-talk",
    registered: 4,
  },
  {
    title: "Open Stage",
    description: "Songs, poems and a talking drum. Everyone got five minutes.",
    day: -49,
    from: "18:00",
    to: "20:00",
    location: "Fellowship Hall, 14 Herbert Macaulay Way, Yaba",
    picture: "concert",
    registered: 6,
  },
  {
    title: "Word Battle Tournament",
    description: "Eight tables, seven letters, one winner.",
    day: -63,
    from: "17:00",
    to: "19:30",
    location: "Fellowship Hall, 14 Herbert Macaulay Way, Yaba",
    picture: "game-night",
    maxAttendees: 32,
    registered: 5,
  },
  {
    title: "Prayer Walk through Yaba",
    description: "From the station to the hospital, with a stop at every school.",
    day: -77,
    from: "06:00",
    to: "08:00",
    location: "Yaba station",
    picture: "prayer-walk",
    registered: 3,
  },
];

export const demoEvents: readonly DemoEvent[] = [...upcoming, ...past];
