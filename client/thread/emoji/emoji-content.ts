export interface NamedEmoji {
  emoji: string;
  /** What it shows, then after a comma more search terms. */
  name: string;
}
export interface EmojiGroup {
  name: string;
  emojis: readonly NamedEmoji[];
}

/** Each line is an emoji and its name. Words after the comma are more search terms. */
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

/** A selection of common emojis for a community like this one. Phone keyboards have all the others. */
export const emojiGroups: readonly EmojiGroup[] = [
  group(
    "Faces",
    `
    😀 Grin, happy smile
    😄 Big smile, happy
    😁 Beaming, teeth smile
    😆 Laughing hard
    😅 Relieved laugh, sweat
    😂 Tears of joy, laugh
    🤣 Rolling with laughter
    🙂 Slight smile
    🙃 Upside down
    😉 Wink
    😊 Warm smile, blush
    😇 Halo, angel
    🥰 Loved, hearts
    😍 Heart eyes, love
    🤩 Star eyes, wow
    😘 Kiss
    😋 Yum, delicious
    😛 Tongue out
    😜 Winking tongue, silly
    🤪 Silly
    🤗 Hug
    🤭 Giggle, oops
    🤫 Quiet, hush
    🤔 Thinking
    🤨 Doubting, eyebrow
    😐 Neutral
    😏 Smirk
    🙄 Rolling eyes
    😬 Awkward, grimace
    😌 Relieved, peace
    😔 Thoughtful, sad
    😴 Asleep, tired
    🤒 Ill, fever
    🤕 Hurt, bandage
    🥵 Hot
    🥶 Cold
    🤯 Mind blown
    🥳 Party, birthday
    😎 Sunglasses, cool
    🤓 Glasses, clever
    😕 Confused
    😟 Worried
    😮 Surprised
    😳 Embarrassed, flushed
    🥺 Pleading, please
    😢 Sad, tear
    😭 Crying
    😤 Huffing, proud
    😠 Angry
    😡 Very angry
    😱 Shocked, scream
    😩 Worn out, tired
    🥱 Yawn, bored
    `,
  ),
  group(
    "Hands and people",
    `
    👍 Thumbs up, yes good
    👎 Thumbs down, no
    👌 All right, okay
    ✌️ Peace, victory
    🤞 Fingers crossed, hope
    🤙 Call me
    👋 Wave, hello bye
    🤚 Raised hand, stop
    ✋ High five, hand
    👏 Clapping, applause well done
    🙌 Raised hands, praise hallelujah
    🤝 Handshake, agreed
    🙏 Folded hands, pray please thanks
    💪 Strong, muscle
    👊 Fist bump
    ✊ Raised fist
    👉 Pointing right
    👈 Pointing left
    👆 Pointing up
    👇 Pointing down
    ✍️ Writing
    👀 Eyes, looking
    🧠 Brain, mind
    🙋 Raising a hand, me
    🤷 Shrug, do not know
    🤦 Face palm
    🙇 Bowing, sorry
    💃 Dancing woman
    🕺 Dancing man
    👪 Family
    👫 Friends
    🏃 Running
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
    💖 Sparkling heart
    ✨ Sparkles
    ⭐ Star
    🌟 Shining star
    🔥 Fire, hot lit
    💯 Hundred, full marks
    ✅ Done, check yes
    ❌ Wrong, cross no
    ❗ Exclamation mark
    ❓ Question mark
    💤 Sleep
    💬 Speech, message
    🎵 Music, note song
    🔔 Bell
    `,
  ),
  group(
    "Faith and feasts",
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
    🌱 Seedling, growth
    🌳 Tree
    🌴 Palm tree
    🌹 Rose
    🌻 Sunflower
    🐑 Sheep
    🦁 Lion
    🐟 Fish
    🐐 Goat
    🐔 Chicken
    🍞 Bread
    🍚 Rice
    🍲 Stew, soup
    🍗 Chicken leg
    🌽 Maize, corn
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
    ⚽ Football
    🏀 Basketball
    🏆 Trophy, winner
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
    💡 Idea, light bulb
    ⏰ Alarm clock, time
    📅 Calendar, date
    📍 Place, pin
    🚌 Bus
    🚗 Car
    ✈️ Plane, travel
    🏠 Home, house
    💸 Money
    `,
  ),
];
