import { list, passage, type ResourceContent, spoken, steps, text } from "./resource-content.ts";

export const content: ResourceContent = {
  aim: "To tell love from pressure, to know that no is a whole sentence, and to know whom to go to when it’s already gone wrong.",
  passages: ["1 Corinthians 13:4-7", "Song of Solomon 2:7", "Proverbs 4:23", "1 Timothy 5:1-2"],
  materials: [
    "Paper and pens",
    "Two rooms or corners, if you want to talk in two groups for part 3",
    "The helpline numbers, printed",
  ],
  parts: [
    {
      title: "1. An agreement",
      minutes: 10,
      blocks: [
        text("Before anything else, read these aloud and ask everybody to nod."),
        list(
          "Nobody has to tell anything about themselves. ‘Someone I know’ is always allowed.",
          "What’s said here isn’t gossip for elsewhere.",
          "There’s one exception: if someone is being hurt or is in danger, the leaders will get help. They’ll tell you first.",
        ),
      ],
    },
    {
      title: "2. Love or pressure?",
      minutes: 20,
      blocks: [
        text(
          "Read one line at a time. Stand left for love, right for pressure, or anywhere between. Then ask two people why.",
        ),
        steps(
          "‘Text me when you get home, so that I know you’re safe.’",
          "‘Send me your location. Now. With a picture.’",
          "‘I’ll wait. I’m not in a hurry.’",
          "‘Everybody else’s girlfriend does.’",
          "‘I don’t like that friend of yours. It’s her or me.’",
          "‘If you leave me, I’ll hurt myself.’",
          "‘You said no, so let’s go and get ice cream.’",
        ),
        text(
          "The sixth one is a threat, also when it’s meant. Nobody has to stay because of it. Tell an adult, who can see to it that this person gets help.",
        ),
      ],
    },
    {
      title: "3. What love is like",
      minutes: 25,
      blocks: [
        passage(
          "1 Corinthians 13:4-5",
          "Charity suffereth long, and is kind; charity envieth not; charity vaunteth not itself, is not puffed up, Doth not behave itself unseemly, seeketh not her own, is not easily provoked, thinketh no evil;",
        ),
        spoken(
          "Charity is the old word for love. Put a person’s name in its place, to yourself: does it still sound true? Now your own.",
          "It “seeketh not her own”: what would that mean for someone who has just been told no?",
          "Where did we learn what love looks like? Films, songs, home, church: what did each of them teach us?",
          "What makes it hard to say no, even if you want to?",
        ),
      ],
    },
    {
      title: "4. Pictures",
      minutes: 10,
      blocks: [
        list(
          "Nobody who cares for you needs a picture that you wouldn’t show your aunt.",
          "A picture that’s been sent can’t be called back, also not from an app where it disappears.",
          "Passing on someone else’s picture does them harm every single time, and if they’re under 18 it’s a crime.",
          "If someone threatens you with a picture: don’t pay, don’t send another, don’t delete the messages. Tell an adult today. You aren’t the one who did wrong.",
        ),
      ],
    },
    {
      title: "5. To end with",
      minutes: 10,
      blocks: [
        passage("Proverbs 4:23", "Keep thy heart with all diligence; for out of it are the issues of life."),
        text(
          "Everybody writes down one sentence they’d like to be able to say, and the name of one adult they could tell anything. Nobody shows it. Hand out the helpline numbers to everyone, so that nobody has to ask.",
        ),
      ],
    },
    {
      title: "For the leaders",
      isForLeader: true,
      blocks: [
        list(
          "Two of you, a woman and a man, both known to the group. Tell parents beforehand what the evening is about.",
          "Speak as though someone in the room has already been hurt, because that’s likely. Never say that purity can be lost like a coin; say that nobody here is damaged goods to God.",
          "Don’t ask for stories. If one begins to come, thank them, stop gently, and talk afterwards, with the other leader in sight.",
          "If you learn that a child has been harmed: believe them, don’t question them, don’t confront anyone, don’t promise secrecy. Write down their words and go to your safeguarding lead the same day.",
          "Anyone over 18 in a relationship with someone under 18 is a matter for the safeguarding lead, not for a debate.",
        ),
      ],
    },
  ],
};
