import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { focusHeading } from "../../frame/screen.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import type { SettingSection } from "./setting-sections.ts";

interface Props {
  section: SettingSection;
  children: ReactNode;
}

/** One section of the settings. An address with its hash leads to it, even if the settings arrive after the screen. */
export function SectionCard({ section: { id, title }, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isWanted = hash === `#${id}`;
  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView();
    focusHeading(card.current);
  }, [isWanted]);
  return (
    <div id={id} ref={card}>
      <Panel title={title}>{children}</Panel>
    </div>
  );
}
