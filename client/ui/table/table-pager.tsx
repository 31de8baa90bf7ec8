import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { IconButton } from "../button/icon-button.tsx";
import { Cluster, Row } from "../layout/stack.ts";
import { SecondaryText } from "../text/text.tsx";
import * as text from "./table-text.ts";

interface Props {
  /** From 1. */
  page: number;
  pageSize: number;
  rowCount: number;
  onPage: (page: number) => void;
}

/** The current page, and buttons to the others; nothing if there is only one page. The buttons stay on the first and last page, so they keep the focus. */
export function TablePager({ page, pageSize, rowCount, onPage }: Props) {
  const pageCount = Math.max(1, Math.ceil(rowCount / pageSize));
  if (page === 1 && pageCount === 1) return null;
  const isFirst = page <= 1;
  const isLast = page >= pageCount;
  return (
    <Cluster as="nav" aria-label={text.pagesLabel} $justify="between" $gap={8}>
      <SecondaryText role="status">{text.pageStatus(page, pageCount, rowCount)}</SecondaryText>
      <Row $gap={4}>
        <IconButton
          label={text.previousPageLabel}
          icon={<ChevronLeft />}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onPage(page - 1)}
        />
        <IconButton
          label={text.nextPageLabel}
          icon={<ChevronRight />}
          aria-disabled={isLast}
          onClick={() => !isLast && onPage(page + 1)}
        />
      </Row>
    </Cluster>
  );
}
