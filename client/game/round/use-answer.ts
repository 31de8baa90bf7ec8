import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "../../ui/feedback/toast.ts";
import { useConnection, useGame, useView } from "../connection/game-context.ts";
import { gameFailures } from "../game-errors.ts";

import { type AnswerSender, createAnswerSender, type OwnAnswer } from "./answer-sender.ts";

/** How a game's protocol carries an answer. Create it once, outside components. */
export interface AnswerProtocol<Given, Message extends { round: number }> {
  /** The request's name. */
  request: string;
  /** The payload of the request, without its id and its round. */
  payload(given: Given): object;
  /** The answer in a `receipt` or `ownAnswer` message, or null. */
  given(message: Message): Given | null;
}

const open = { status: "open" } as const;

/**
 * This player's answer in the running round, and the function that gives it. Nobody needs an answer to a round that the host has
 * skipped.
 */
export function useAnswer<Given, Message extends { round: number }>(
  protocol: AnswerProtocol<Given, Message>,
  isSkipped = false,
) {
  const game = useGame();
  const round = useView((view) => view.round);
  const phase = useView((view) => view.phase);
  const isLive = useConnection().kind === "live";
  // Includes the round, because a new round renders once before the sender enters it.
  const [last, setLast] = useState<{ round: number; answer: OwnAnswer<Given> }>({ round: 0, answer: open });
  const answer = last.round === round ? last.answer : open;
  /** The last round for which this browser knows the player's answer, or knows that there is none. */
  const [known, setKnown] = useState(0);
  const sender = useRef<AnswerSender<Given>>(undefined);

  useEffect(() => {
    const own = createAnswerSender<Given>({
      requests: game.requests,
      request: (round, given) => ({ name: protocol.request, payload: { round, ...protocol.payload(given) } }),
      onChange: (answer, round) => setLast({ answer, round }),
    });
    const hold = (message: Message) => {
      own.held({ round: message.round, given: protocol.given(message) });
      setKnown(message.round);
    };
    sender.current = own;
    const stops = [game.on<Message>("receipt", hold), game.on<Message>("ownAnswer", hold)];
    return () => {
      own.stop();
      for (const stop of stops) stop();
    };
  }, [game, protocol]);

  useEffect(() => {
    sender.current?.enter(round);
    // The message may have arrived before this screen opened.
    const own = game.latest<Message>("ownAnswer");
    if (!own) return;
    sender.current?.held({ round: own.round, given: protocol.given(own) });
    setKnown(own.round);
  }, [game, round, protocol]);

  useEffect(() => {
    // A player who was here while the round was open knows their answer. One who joins at the reveal waits for `ownAnswer`.
    if (phase === "round") setKnown(round);
  }, [phase, round]);

  const isLost = answer.status === "sending" && phase !== "round" && isLive && !isSkipped;
  useEffect(() => {
    if (isLost) toast({ ...gameFailures.submitAnswer, variant: "destructive" });
  }, [isLost]);

  const give = useCallback((given: Given) => sender.current?.give(given), []);
  return { answer, isAnswerKnown: known === round, give };
}
