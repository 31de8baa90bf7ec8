import { useStore } from "zustand";
import { errorTextFor } from "../../frame/error-text.ts";
import { ApiError } from "../../net/http/api-error.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { Excerpt } from "../../ui/message/excerpt.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import type { Thread } from "../thread.ts";
import type { AskedEdit } from "./changes.ts";
import * as text from "./pending-text.ts";

interface Props {
  thread: Thread;
  onEdit: (message: KnownMessage, content: string) => void;
}

/** Edits with contact data, which are saved only if their sender confirms them. */
export function AskedEdits({ thread, onEdit }: Props) {
  const edits = useStore(thread.store, ({ askedEdits }) => askedEdits);
  return edits.map((edit) => <Question key={edit.id} edit={edit} thread={thread} onEdit={onEdit} />);
}

function Question({ edit: { id, seq, content, question }, thread, onEdit }: Props & { edit: AskedEdit }) {
  const messages = useStore(thread.store, ({ log }) => log.messages);
  const message = messages.find((each) => each.seq === seq);
  return (
    <Notice tone="warning" title={text.askedEditTitle} live>
      <Stack $gap={4}>
        <Excerpt quiet title={text.askedEditLabel}>
          {content}
        </Excerpt>
        {errorTextFor(new ApiError(question)).message}
        <Cluster $gap={4}>
          <Button variant="quiet" onClick={() => thread.confirmEdit(id)}>
            {text.saveAnywayButton}
          </Button>
          {message && (
            <Button
              variant="quiet"
              onClick={() => {
                thread.discardEdit(id);
                onEdit(message, content);
              }}
            >
              {text.editButton}
            </Button>
          )}
          <Button variant="quiet" onClick={() => thread.discardEdit(id)}>
            {text.discardEditButton}
          </Button>
        </Cluster>
      </Stack>
    </Notice>
  );
}
