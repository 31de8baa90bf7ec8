import MessageCircle from "lucide-react/icons/message-circle";
import { useNavigate } from "react-router";
import type { Person } from "../../schema/chat/api.ts";
import { Button } from "../ui/button/button.tsx";
import { messageButton } from "./chat-text.ts";
import { useOpenConversation } from "./search/use-open-conversation.tsx";

interface Props {
  person: Person;
  onOpened: () => void;
}

/** Opens the conversation with a member. Says why if that is not possible. */
export function MessageButton({ person, onOpened }: Props) {
  const navigate = useNavigate();
  const { opening, open, dialog } = useOpenConversation((conversationId) => {
    onOpened();
    void navigate(`/messages?with=${conversationId}`);
  });
  return (
    <>
      <Button block busy={opening !== null} icon={<MessageCircle aria-hidden />} onClick={() => open(person)}>
        {messageButton}
      </Button>
      {dialog}
    </>
  );
}
