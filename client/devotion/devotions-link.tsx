import BookOpen from "lucide-react/icons/book-open";

export const icon = <BookOpen aria-hidden />;
