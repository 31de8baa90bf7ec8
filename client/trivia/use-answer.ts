import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import type { triviaProtocol } from "../../schema/trivia/protocol.ts";
import { sentenceFor } from "../app/error-sentences.ts";
import { useLine, useTable, useView } from "../game/table/table-context.ts";
import { ApiError } from "../net/api-error.ts";
import { toast } from "../ui/feedback/toast.ts";
import { type AnswerSender, createAnswerSender, type MyAnswer } from "./answer-sender.ts";

type Announced = typeof triviaProtocol.announcements;
type Receipt = z.output<Announced["receipt"]["payload"]>;
type Mine = z.output<Announced["mine"]["payload"]>;
type Refused = z.output<Announced["refused"]["payload"]>;

/** This player's answer of the running round, and the way to give it. */
export function useAnswer(): { answer: MyAnswer; choose: (option: number) => void } {
  const table = useTable();
  const round = useView((view) => view.round);
  const phase = useView((view) => view.phase);
  const isLive = useLine().kind === "live";
  const [answer, setAnswer] = useState<MyAnswer>({ status: "open" });
  const sender = useRef<AnswerSender>(undefined);

  useEffect(() => {
    const mine = createAnswerSender({
      send: (payload) => table.send("answer", payload),
      newId: () => crypto.getRandomValues(new Uint32Array(4)).join("-").slice(0, 40),
      wait(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      changed: setAnswer,
      unheard: table.probe,
    });
    sender.current = mine;
    const stops = [
      table.on<Receipt>("receipt", mine.receipt),
      table.on<Mine>("mine", mine.mine),
      table.on<Refused>("refused", (refusal) => refusal.request === "answer" && mine.refused(refusal)),
    ];
    return () => {
      mine.stop();
      for (const stop of stops) stop();
    };
  }, [table]);

  useEffect(() => {
    sender.current?.enter(round);
    // It may have arrived before this screen did.
    const known = table.latest<Mine>("mine");
    if (known) sender.current?.mine(known);
  }, [table, round]);

  useEffect(() => {
    if (isLive) sender.current?.resend();
  }, [isLive]);

  const isLost = answer.status === "sending" && phase !== "round" && isLive;
  useEffect(() => {
    if (isLost) toast({ ...sentenceFor(new ApiError("server/unknown"), "submitAnswer"), variant: "destructive" });
  }, [isLost]);

  return { answer, choose: useCallback((option: number) => sender.current?.choose(option), []) };
}
