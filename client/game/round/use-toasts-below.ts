import { type RefObject, useLayoutEffect } from "react";

const variable = "--toast-top";

/** Toasts appear below this element while it is on the page. */
export function useToastsBelow(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      const bottom = element.getBoundingClientRect().bottom + window.scrollY;
      style.setProperty(variable, `${Math.ceil(bottom) + 8}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      style.removeProperty(variable);
    };
  }, [part]);
}
