import type { Translates } from "../../../schema/language/translation.ts";
import type { EmojiGroup } from "./emoji-content.ts";

/** Each line is an emoji and its name. Words after the comma are more search terms, also in English. */
function group(name: string, lines: string): EmojiGroup {
  const emojis = lines
    .trim()
    .split("\n")
    .map((line) => {
      const [emoji = "", ...words] = line.trim().split(" ");
      return { emoji, name: words.join(" ") };
    });
  return { name, emojis };
}

export const emojiGroups: readonly EmojiGroup[] = [
  group(
    "Faces",
    `
    😀 Show teeth small, grin happy smile
    😄 Big smile, happy
    😁 Smile with teeth, beaming
    😆 Laugh well well, laughing hard
    😅 Laugh with sweat, relieved
    😂 Laugh with tears, joy
    🤣 Laugh roll for ground, rolling laughter
    🙂 Small smile, slight
    🙃 Upside down
    😉 Wink
    😊 Warm smile, blush
    😇 Angel, halo
    🥰 Loved, love hearts
    😍 Heart eyes, love
    🤩 Star eyes, wow
    😘 Kiss
    😋 Sweet for mouth, yum delicious
    😛 Tongue dey out
    😜 Wink with tongue, silly play
    🤪 Dey play, silly
    🤗 Hug
    🤭 Small laugh, giggle oops
    🤫 Keep quiet, hush
    🤔 Dey think, thinking
    🤨 Dey doubt, doubting eyebrow
    😐 Normal face, neutral
    😏 Corner smile, smirk
    🙄 Roll eye, rolling eyes
    😬 Awkward, grimace
    😌 Peace, relieved calm
    😔 Dey think am, thoughtful sad
    😴 Dey sleep, asleep tired
    🤒 No well, ill sick fever
    🤕 Wound, hurt bandage
    🥵 Hot
    🥶 Cold
    🤯 Shock my brain, mind blown
    🥳 Party, birthday
    😎 Dark glasses, sunglasses cool
    🤓 Glasses, clever
    😕 Confused
    😟 Worried, worry
    😮 Surprise, surprised
    😳 Shame dey catch me, embarrassed flushed
    🥺 Dey beg, abeg pleading please
    😢 Sad, tear
    😭 Dey cry, crying
    😤 Breathe out, huffing proud
    😠 Vex, angry
    😡 Vex well well, very angry
    😱 Shock, shocked scream
    😩 Tire well well, worn out tired
    🥱 Yawn, bored
    `,
  ),
  group(
    "Hands and people",
    `
    👍 Thumbs up, yes good
    👎 Thumbs down, no
    👌 E dey okay, all right
    ✌️ Peace, victory
    🤞 Fingers crossed, hope
    🤙 Call me
    👋 Wave, hello bye
    🤚 Hand up, raised stop
    ✋ High five, hand
    👏 Clap, applause well done
    🙌 Two hands up, raised praise hallelujah
    🤝 Handshake, agree
    🙏 Dey pray, abeg please thanks folded hands
    💪 Strong, power muscle
    👊 Fist bump
    ✊ Fist up, raised
    👉 Point right, pointing
    👈 Point left, pointing
    👆 Point up, pointing
    👇 Point down, pointing
    ✍️ Dey write, writing
    👀 Eyes, dey look looking
    🧠 Brain, mind
    🙋 Raise hand, me raising
    🤷 I no know, shrug
    🤦 Hand for face, palm
    🙇 Bow, sorry bowing
    💃 Woman dey dance, dancing
    🕺 Man dey dance, dancing
    👪 Family
    👫 Friends
    🏃 Dey run, running
    `,
  ),
  group(
    "Hearts and signs",
    `
    ❤️ Red heart, love
    🧡 Orange heart
    💛 Yellow heart
    💚 Green heart
    💙 Blue heart
    💜 Purple heart
    🖤 Black heart
    🤍 White heart
    💔 Broken heart
    💕 Two hearts
    💖 Heart dey shine, sparkling
    ✨ Sparkles, shine
    ⭐ Star
    🌟 Star dey shine, shining
    🔥 Fire, hot lit
    💯 Hundred, full marks
    ✅ E don do, done check yes
    ❌ Wrong, cross no
    ❗ Exclamation mark
    ❓ Question mark
    💤 Sleep
    💬 Talk, speech message
    🎵 Music, note song
    🔔 Bell
    `,
  ),
  group(
    "Faith and celebrations",
    `
    ✝️ Cross
    ⛪ Church
    🕊️ Dove, peace spirit
    📖 Open book, Bible read
    🕯️ Candle, light lamp
    🌈 Rainbow, promise
    🎄 Christmas tree
    🎁 Gift, present
    🎉 Celebration, party
    🎊 Confetti
    🎂 Birthday cake
    🎈 Balloon
    👑 Crown
    🥁 Drum
    🎤 Microphone, sing choir
    🎸 Guitar
    🎹 Keyboard, piano
    `,
  ),
  group(
    "Nature and food",
    `
    ☀️ Sun
    🌙 Moon, night
    ☁️ Cloud
    🌧️ Rain
    ⚡ Lightning, power light
    🌍 Africa, world earth
    🌱 Young plant, seedling growth
    🌳 Tree
    🌴 Palm tree
    🌹 Rose
    🌻 Sunflower
    🐑 Sheep
    🦁 Lion
    🐟 Fish
    🐐 Goat
    🐔 Chicken, fowl
    🍞 Bread
    🍚 Rice
    🍲 Stew, soup
    🍗 Chicken leg
    🌽 Corn, maize
    🍌 Banana
    🍍 Pineapple
    🥭 Mango
    🍉 Watermelon
    🥤 Drink, cup
    ☕ Hot drink, tea coffee
    🍿 Popcorn
    `,
  ),
  group(
    "Games and things",
    `
    ⚽ Football, ball
    🏀 Basketball
    🏆 Trophy, cup winner
    🥇 Gold medal, first
    🥈 Silver medal, second
    🥉 Bronze medal, third
    🎯 Target, exactly
    🎲 Dice, game
    🧩 Puzzle
    🎮 Video game
    📱 Phone
    💻 Laptop, computer
    🔋 Battery
    📷 Camera
    📚 Books, school study
    ✏️ Pencil
    🎓 Graduation
    💡 Idea, bulb light
    ⏰ Alarm clock, time
    📅 Calendar, date
    📍 Place, pin
    🚌 Bus
    🚗 Car, motor
    ✈️ Plane, travel
    🏠 House, home
    💸 Money
    `,
  ),
];

export type Holds = Translates<typeof import("./emoji-content.ts"), typeof import("./emoji-content.pcm.ts")>;
