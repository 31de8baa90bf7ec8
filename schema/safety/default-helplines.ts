import type { Helpline } from "./helpline.ts";

/**
 * Shown where a community has entered no helplines, so that there is always someone to call. Numbers change: the setup asks
 * an admin to check them. Sources: 112, Nigerian Communications Commission; Cece Yara Foundation's free child helpline;
 * Lagos State Domestic and Sexual Violence Agency (lagosdsva.org); Suicide Research and Prevention Initiative of LUTH.
 */
export const defaultHelplines: Helpline[] = [
  { name: "Emergency", number: "112", purpose: "police, fire or ambulance" },
  { name: "Cece Yara child helpline", number: "0800 800 8001", purpose: "someone hurts or abuses a child" },
  { name: "Lagos DSVA", number: "08000 333 333", purpose: "violence at home or sexual violence" },
  { name: "SURPIN", number: "0800 078 7746", purpose: "thoughts of ending your life" },
];
