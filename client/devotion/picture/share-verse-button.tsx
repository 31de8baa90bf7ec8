import Share2 from "lucide-react/icons/share-2";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import * as text from "./picture-text.ts";

/** Shares a picture of a verse. What draws it loads on the press. */
export function ShareVerseButton({ reference }: { reference: string }) {
  const [isBusy, setBusy] = useState(false);

  async function share() {
    setBusy(true);
    try {
      const { shareVerse } = await import("./share-verse.ts");
      await shareVerse(reference);
    } catch {
      toast({ ...text.failed, variant: "destructive" });
    }
    setBusy(false);
  }

  return (
    <Button variant="secondary" busy={isBusy} icon={<Share2 aria-hidden />} onClick={() => void share()}>
      {text.shareButton}
    </Button>
  );
}
