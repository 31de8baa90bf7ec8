import { Migration } from "@mikro-orm/migrations";
import { Notices } from "./20261122-notices.ts";

/** Drops the function: the server now notifies with a prepared statement, which calls `block_stands` like every other one. */
export class NotifyMessages extends Migration {
  override up(): void {
    this.addSql("drop function note_messages;");
  }

  override down(): void {
    Notices.prototype.up.call(this);
  }
}
