import { Type } from "@mikro-orm/core";
import { type Expression, sql } from "kysely";

/** An amount of money: Naira with two decimals in the database, whole kobo in the program. */
export class KoboType extends Type<number, string> {
  override convertToDatabaseValue(kobo: number): string {
    return `${Math.trunc(kobo / 100)}.${String(kobo % 100).padStart(2, "0")}`;
  }

  override convertToJSValue(naira: string | number): number {
    return Math.round(Number(naira) * 100);
  }

  override compareAsType(): string {
    return "number";
  }

  override getColumnType(): string {
    return "numeric(12,2)";
  }
}

/** Whole kobo in typed queries, whose amounts are those of the database. */
export const kobo = <Amount extends number | null>(naira: Expression<Amount>) => sql<Amount>`(${naira} * 100)::float8`;
