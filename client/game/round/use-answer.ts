import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "../../ui/feedback/toast.ts";
import { useConnection, useGame, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";

import { type AnswerSender, createAnswerSender, type OwnAnswer } from "./answer-sender.ts";

/** How a game's protocol carries its answer. Made once, outside of components. */
export interface AnswerProtocol<Given, Message extends { round: number }> {
  /** The request's name. */
  request: string;
  /** What the request carries beside its id and its round. */
  payload(given: Given): object;
  /** What a `receipt` or `ownAnswer` says that the room holds. */
  given(message: Message): Given | null;
}

const open = { status: "open" } as const;

/** This player's answer of the running round, and the way to give it. */
export function useAnswer<Given, Message extends { round: number }>(words: AnswerProtocol<Given, Message>) {
  const game = useGame();
  const round = useView((view) => view.round);
  const phase = useView((view) => view.phase);
  const isLive = useConnection().kind === "live";
  // With its round, because the first render of a round comes before the sender has entered it.
  const [last, setLast] = useState<{ round: number; answer: OwnAnswer<Given> }>({ round: 0, answer: open });
  const answer = last.round === round ? last.answer : open;
  /** The last round for which this browser knows the player's answer, or knows that there is none. */
  const [known, setKnown] = useState(0);
  const sender = useRef<AnswerSender<Given>>(undefined);

  useEffect(() => {
    const own = createAnswerSender<Given>({
      requests: game.requests,
      request: (round, given) => ({ name: words.request, payload: { round, ...words.payload(given) } }),
      changed: (answer, round) => setLast({ answer, round }),
    });
    const hold = (message: Message) => {
      own.held({ round: message.round, given: words.given(message) });
      setKnown(message.round);
    };
    sender.current = own;
    const stops = [game.on<Message>("receipt", hold), game.on<Message>("ownAnswer", hold)];
    return () => {
      own.stop();
      for (const stop of stops) stop();
    };
  }, [game, words]);

  useEffect(() => {
    sender.current?.enter(round);
    // It may have arrived before this screen did.
    const own = game.latest<Message>("ownAnswer");
    if (!own) return;
    sender.current?.held({ round: own.round, given: words.given(own) });
    setKnown(own.round);
  }, [game, round, words]);

  useEffect(() => {
    // A player who saw the round open knows what they did in it. One who arrives during the reveal waits for `ownAnswer`.
    if (phase === "round") setKnown(round);
  }, [phase, round]);

  const isLost = answer.status === "sending" && phase !== "round" && isLive;
  useEffect(() => {
    if (isLost) toast({ ...gameFailures.submitAnswer, variant: "destructive" });
  }, [isLost]);

  const give = useCallback((given: Given) => sender.current?.give(given), []);
  return { answer, isAnswerKnown: known === round, give };
}
