// @vitest-environment happy-dom
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sentencesOf } from "../../../../client/devotion/aloud/sentences.ts";
import { type ReadAloud, useReadAloud } from "../../../../client/devotion/aloud/use-read-aloud.ts";
import { useHasVoice, type Voice, voiceFor } from "../../../../client/devotion/aloud/voice.ts";
import { minutesToRead } from "../../../../client/devotion/feed/minutes.ts";
import { render } from "../../../support/browser/render.ts";

const voice = (lang: string, more: Partial<Voice> = {}): Voice => ({
  lang,
  voiceURI: lang,
  localService: true,
  default: false,
  ...more,
});

describe("how long a devotion takes", () => {
  test.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [301, 2],
    [1000, 5],
  ])("DEVOTION-20 %i words take %i minutes", (words, minutes) => {
    expect(minutesToRead("word\n\n ".repeat(words))).toBe(minutes);
  });
});

describe("the device's voice", () => {
  test("DEVOTION-21 has the language of the text, and its region if there is one", () => {
    const voices = [voice("fr-FR"), voice("en_US"), voice("en-NG")];
    expect(voiceFor(voices, "en-NG")?.lang).toBe("en-NG");
    expect(voiceFor(voices, "en")?.lang).toBe("en_US");
    expect(voiceFor([...voices, voice("en-GB", { default: true })], "en")?.lang).toBe("en-GB");
    expect(voiceFor(voices, "ha")).toBeUndefined();
  });

  test("DEVOTION-21 is the device's own: no text is sent away", () => {
    expect(voiceFor([voice("en-GB", { localService: false })], "en")).toBeUndefined();
  });
});

describe("the sentences of a devotion", () => {
  test("DEVOTION-21 begin with the title, and each says where it stands", () => {
    const content = "God is light. In him is no darkness.\n\nWalk in it.";
    const sentences = sentencesOf("Light", content, "en");
    expect(sentences.map(({ text, paragraph }) => [paragraph, text])).toEqual([
      [-1, "Light"],
      [0, "God is light."],
      [0, "In him is no darkness."],
      [1, "Walk in it."],
    ]);
    const [, , third] = sentences;
    expect(content.split("\n\n")[0]?.slice(third?.from, third?.to)).toBe("In him is no darkness.");
  });
});

let aloud: ReadAloud;
let hasVoice: boolean;
const short = sentencesOf("Light", "One. Two.", "en");

function Reader() {
  aloud = useReadAloud(short, "en");
  hasVoice = useHasVoice("en");
  return null;
}

describe("reading aloud", () => {
  let spoken: FakeUtterance[];
  let voices: Voice[];
  const listeners = new Set<() => void>();

  class FakeUtterance {
    text: string;
    onend?: () => void;
    onerror?: (event: { error: string }) => void;
    constructor(text: string) {
      this.text = text;
    }
  }
  const speech = {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel: vi.fn(() => spoken.at(-1)?.onerror?.({ error: "canceled" })),
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };

  beforeEach(() => {
    spoken = [];
    voices = [voice("en-NG")];
    vi.stubGlobal("speechSynthesis", speech);
    vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  });
  afterEach(() => vi.unstubAllGlobals());

  const texts = () => spoken.map(({ text }) => text);
  const ended = () => flushSync(() => spoken.at(-1)?.onend?.());

  test("DEVOTION-21 one sentence follows the other, and then it is silent", () => {
    render(<Reader />);
    flushSync(() => aloud.play());
    expect(aloud.sentence?.text).toBe("Light");
    ended();
    ended();
    expect(texts()).toEqual(["Light", "One.", "Two."]);
    expect(aloud.reading).toEqual({ kind: "reading", at: 2 });
    ended();
    expect(aloud.reading).toEqual({ kind: "silent" });
  });

  test("DEVOTION-21 after a pause it goes on with the same sentence, and after a stop from the beginning", () => {
    render(<Reader />);
    flushSync(() => aloud.play());
    ended();
    flushSync(() => aloud.pause());
    expect(aloud.reading).toEqual({ kind: "paused", at: 1 });
    flushSync(() => aloud.play());
    flushSync(() => aloud.stop());
    expect(aloud.reading).toEqual({ kind: "silent" });
    flushSync(() => aloud.play());
    expect(texts()).toEqual(["Light", "One.", "One.", "Light"]);
  });

  test("DEVOTION-21 it stops when the reader leaves, and when something else is read", () => {
    const { leave } = render(<Reader />);
    flushSync(() => aloud.play());
    flushSync(() => spoken.at(-1)?.onerror?.({ error: "interrupted" }));
    expect(aloud.reading).toEqual({ kind: "silent" });
    flushSync(() => aloud.play());
    speech.cancel.mockClear();
    leave();
    expect(speech.cancel).toHaveBeenCalledOnce();
    ended();
    expect(texts()).toEqual(["Light", "Light"]);
  });

  test("DEVOTION-21 a device without voices offers nothing, until it has some", () => {
    voices = [];
    render(<Reader />);
    expect(hasVoice).toBe(false);
    flushSync(() => aloud.play());
    expect(texts()).toEqual([]);
    voices = [voice("en-NG")];
    flushSync(() => {
      for (const listener of listeners) listener();
    });
    expect(hasVoice).toBe(true);
  });

  test("DEVOTION-21 neither does a browser without speech", () => {
    vi.stubGlobal("speechSynthesis", undefined);
    render(<Reader />);
    expect(hasVoice).toBe(false);
  });
});
