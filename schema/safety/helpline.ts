import { z } from "zod";

/** Someone to call outside the community. Short numbers such as 112 are allowed. */
export const helpline = z.strictObject({
  name: z.string().min(1).max(60),
  number: z.string().regex(/^[+\d][\d ()-]{1,24}$/),
});
export const helplines = z.array(helpline).max(6);
export type Helpline = z.infer<typeof helpline>;
