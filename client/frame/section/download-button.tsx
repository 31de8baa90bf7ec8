import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { type DownloadedFile, saveFile } from "../../net/http/download.ts";
import { Button } from "../../ui/button/button.tsx";
import { type ErrorText, toastError } from "../error-text.ts";

interface Props {
  label: string;
  load: () => Promise<DownloadedFile>;
  failedText: ErrorText;
}

/** Downloads a list as a file. */
export function DownloadButton({ label, load, failedText }: Props) {
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: saveFile,
    onError: (error) => toastError(error, failedText),
  });
  return (
    <Button variant="secondary" icon={<Download aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
