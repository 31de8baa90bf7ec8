import { Migration } from "@mikro-orm/migrations";

/** A course builds on what its member had finished of the same topic. */
export class CourseProgress extends Migration {
  override up(): void {
    this.addSql(`
      -- A list of courses with their levels and finished sections, as the model gets it. Empty for a first course.
      alter table course_generations add column builds_on jsonb not null default '[]';
      alter table courses add column builds_on jsonb not null default '[]';
    `);
  }
}
