import { createGlobalStyle } from "styled-components";

/** While it is rendered, the page prints on A4, without navigation, in ink alone: its colors differ in grey as well. */
export const PrintPage = createGlobalStyle`
  @page { size: A4; margin: 18mm 17mm; }
  @media print {
    /* More specific than the colors of every printed page. */
    html:root:root {
      --text: #000000;
      --muted: #444444;
      --accent-text: #333333;
      --accent: #777777;
      --accent-soft: #ffffff;
      --line: #999999;
    }
    html { font-size: 11.5pt; line-height: 1.45; }
    header[data-bar], nav, form, [role="status"] { display: none; }
    main#main { max-width: none; padding: 0; }
    h1, h2, h3 { break-after: avoid; }
    p, li, tr, figure { break-inside: avoid; orphans: 3; widows: 3; }
  }
`;

/** For what differs on paper. */
export const onPaper = "@media print";
