import Share2 from "lucide-react/icons/share-2";
import { community } from "../net/community.ts";
import { Button } from "../ui/button/button.tsx";
import { copyText } from "../ui/button/copy-text.ts";
import { toast } from "../ui/feedback/toast.ts";
import * as text from "./solo-text.ts";

interface Props {
  /** What is shared, without the link. */
  words: string;
  /** The page that the link leads to. */
  path: string;
  label?: string;
}

async function share(words: string, url: string): Promise<void> {
  const whole = `${words}\n${url}`;
  if (navigator.share) {
    // Also rejects when the person cancels, which needs no message.
    await navigator.share({ title: community.name, text: whole }).catch(() => {});
  } else if (await copyText(whole)) {
    toast({ title: text.copiedTitle, message: text.copiedMessage });
  } else {
    toast({ title: text.notCopiedTitle, message: whole, duration: 15_000 });
  }
}

/** Hands a text with a link to the phone’s share sheet, or copies it. */
export const ShareButton = ({ words, path, label = text.shareButton }: Props) => (
  <Button icon={<Share2 aria-hidden />} onClick={() => void share(words, `${location.origin}${path}`)}>
    {label}
  </Button>
);
