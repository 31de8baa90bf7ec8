import { useNavigate } from "react-router";
import type { Event } from "../../../schema/event/event.ts";
import { signInPath } from "../../frame/return-path.ts";
import { useSession } from "../../net/session.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useRegister } from "../event-queries.ts";
import * as text from "../event-text.ts";
import { toastNotRegistered } from "../toast-registration.ts";

/** Registers from a card. EVENT-71: visitors are asked to sign in first, and come back to the event's page. */
export function useCardRegistration({ eventId, ticketPriceKobo }: Event): { press: () => void; isBusy: boolean } {
  const { status } = useSession();
  const navigate = useNavigate();
  const register = useRegister(eventId);
  const isFree = ticketPriceKobo === null;
  const page = `/event/${eventId}`;

  function press() {
    if (status === "signed-out") {
      toast(isFree ? text.pleaseSignIn : text.pleaseSignInToBuy);
      return void navigate(signInPath(page));
    }
    if (!isFree) return void navigate(page);
    // Not the callbacks of `mutate`: they are lost when the refreshed list replaces this button.
    void register.mutateAsync().then(() => toast(text.registeredToast), toastNotRegistered);
  }
  return { press, isBusy: register.isPending || status === "loading" };
}
