import { z } from "zod";
import { memberRoles } from "./role.ts";

export const memberRole = z.enum(memberRoles);
