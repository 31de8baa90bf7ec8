import { Migration } from "@mikro-orm/migrations";
import { Notices } from "./20261122-notices.ts";

/** Notifying of messages is a prepared statement of the server, which asks `block_stands` like every other one. */
export class NotifyMessages extends Migration {
  override up(): void {
    this.addSql("drop function note_messages;");
  }

  override down(): void {
    Notices.prototype.up.call(this);
  }
}
