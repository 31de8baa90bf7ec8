import { useEffect, useState } from "react";
import { useParams } from "react-router";
import { errorTextOf } from "../../frame/error-text.ts";
import { Screen } from "../../frame/screen.tsx";
import { useSession } from "../../net/session.ts";
import { localStore } from "../../net/storage/local-storage.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { isCameraAllowed } from "../scan/camera.ts";
import { CheckInFrame } from "./check-in-frame.ts";
import { CheckInHeader } from "./check-in-header.tsx";
import * as text from "./check-in-text.ts";
import { Entry } from "./entry.tsx";
import { GateSetup } from "./gate-setup.tsx";
import { ProblemList } from "./problem-list.tsx";
import type { CheckInClient, CheckInView } from "./state/check-in-client.ts";
import { loadGateName, saveGateName } from "./state/check-in-storage.ts";
import { useCheckIn } from "./state/use-check-in.ts";
import { useOnlyTab } from "./state/use-only-tab.ts";

/** Check-in at an event: lets people in by their tickets, online or offline. */
export function CheckInScreen() {
  const { eventId = "" } = useParams();
  const { me } = useSession();
  useFreshPage();
  return me && <OnlyTab key={eventId} memberId={me.memberId} eventId={eventId} />;
}

/** Two tabs of one phone would each save their own list and lose the other’s check-ins. */
function OnlyTab({ memberId, eventId }: { memberId: string; eventId: string }) {
  const isOnlyTab = useOnlyTab(`gate.${memberId}.${eventId}`);
  if (isOnlyTab) return <CheckIn memberId={memberId} eventId={eventId} />;
  return (
    <Screen title={text.screenTitle} width="narrow" filled>
      {isOnlyTab === false && (
        <EmptyState picture={<DoorsPicture />} title={text.otherTabTitle} hint={text.otherTabHint} />
      )}
    </Screen>
  );
}

/**
 * Only the page of this address may use the camera. Somebody who came here from another page of the app still has that
 * one's policy, so this page is loaded once.
 */
function useFreshPage(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    const isOwnPage = loaded !== undefined && new URL(loaded.name).pathname === window.location.pathname;
    if (!isCameraAllowed() && !isOwnPage && navigator.onLine) window.location.reload();
  }, []);
}

function CheckIn({ memberId, eventId }: { memberId: string; eventId: string }) {
  const { client, view } = useCheckIn(memberId, eventId);
  const [gateName, setGateName] = useState(() => loadGateName(localStore()));
  const [part, setPart] = useState<"entry" | "name" | "problems">("entry");
  const isUnnamed = gateName === "" || part === "name";

  function rename(name: string) {
    saveGateName(localStore(), name);
    setGateName(name);
    setPart("entry");
  }

  function content() {
    if (!view.state.list) return <WithoutList client={client} view={view} />;
    if (isUnnamed) return <GateSetup name={gateName} onNamed={rename} />;
    if (part !== "problems") return null;
    return (
      <ProblemList
        state={view.state}
        onDone={(nonces) => {
          client.markSeen(nonces);
          setPart("entry");
        }}
      />
    );
  }

  const other = content();
  return (
    <Screen title={view.state.list?.title ?? text.screenTitle} width="narrow" filled>
      <CheckInFrame>
        <CheckInHeader
          view={view}
          eventId={eventId}
          gateName={gateName}
          onRename={() => setPart("name")}
          onShowProblems={() => setPart("problems")}
        />
        {other === null ? (
          <Entry client={client} view={view} gateName={gateName} />
        ) : (
          <CheckInFrame.Body>
            <CheckInFrame.Low>{other}</CheckInFrame.Low>
          </CheckInFrame.Body>
        )}
      </CheckInFrame>
    </Screen>
  );
}

/** Before the list was read for the first time. */
function WithoutList({ client, view: { connection, failure } }: { client: CheckInClient; view: CheckInView }) {
  const [isRetrying, setIsRetrying] = useState(false);
  if (connection === "connecting") {
    return (
      <Loading label={text.loading}>
        <SkeletonRows rows={5} />
      </Loading>
    );
  }
  const retry = () => {
    setIsRetrying(true);
    void client.sync().finally(() => setIsRetrying(false));
  };
  const known = connection === "failed" && failure ? errorTextOf(failure) : undefined;
  return (
    <ErrorState
      title={known?.title ?? text.noList}
      retrying={isRetrying}
      onRetry={known ? undefined : retry}
      hint={known?.message ?? text.noListHint}
    />
  );
}
