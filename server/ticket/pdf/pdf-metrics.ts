import { Histogram } from "prom-client";
import type { Metrics } from "../../platform/monitoring/metrics.ts";
import type { PdfRenderer } from "./pdf-renderer.ts";

const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Measures how long tickets take to print. How many wait is the queue `ticket/print-pdf`. */
export function measurePrints(metrics: Metrics, renderer: PdfRenderer): PdfRenderer {
  const prints = new Histogram({
    name: "lampstand_pdf_seconds",
    help: "How long printing a ticket took, with the start of the browser if it was closed",
    labelNames: ["outcome"],
    buckets: SECONDS,
    registers: [metrics],
  });
  for (const outcome of ["printed", "failed"]) prints.zero({ outcome });
  return {
    render: async (html) => {
      const end = prints.startTimer();
      try {
        const pdf = await renderer.render(html);
        end({ outcome: "printed" });
        return pdf;
      } catch (error) {
        end({ outcome: "failed" });
        throw error;
      }
    },
    close: () => renderer.close(),
  };
}
