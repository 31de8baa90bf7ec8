import { type ReactNode, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Notice } from "../../ui/feedback/notice.tsx";

interface Props {
  area: HTMLElement;
  icon: ReactNode;
  children: ReactNode;
}

/** A notice across the page, under the header. Screens that fill the window become lower by its height, `--strip`. */
export function PageStrip({ area, icon, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--strip", `${box.current?.offsetHeight ?? 0}px`);
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty("--strip");
    };
  }, []);
  return createPortal(
    <div ref={box}>
      <Notice shape="strip" tone="warning" icon={icon} live>
        {children}
      </Notice>
    </div>,
    area,
  );
}
