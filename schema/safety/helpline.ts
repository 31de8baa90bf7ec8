import { z } from "zod";

/** Someone to call outside the community. Short numbers such as 112 are allowed. */
export const helpline = z.strictObject({
  name: z.string().min(1).max(60),
  number: z.string().regex(/^[+\d][\d ()-]{1,24}$/),
  /** What to call them for. */
  purpose: z.string().min(1).max(80).optional(),
});
export const helplines = z.array(helpline).max(6);
export type Helpline = z.infer<typeof helpline>;

/** "Childline: 0800 123 4567, children in danger" as a helpline, which may leave out its purpose. Undefined for other texts. */
export function helplineOf(text: string): Helpline | undefined {
  const [, name = "", number = "", purpose = ""] = /^(.*?):([+\d\s()-]+)(?:,(.*))?$/s.exec(text) ?? [];
  const found = { name: name.trim(), number: number.trim(), ...(purpose.trim() && { purpose: purpose.trim() }) };
  return helpline.safeParse(found).data;
}
