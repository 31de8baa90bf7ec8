import { Migration } from "@mikro-orm/migrations";

export class ChannelSupervision extends Migration {
  override up(): void {
    this.addSql(`
      -- A safeguarding lead supervises everywhere. An admin does where one of a conversation's two members is a lead, or
      -- where a lead has joined a channel.
      create or replace function may_supervise(member uuid, thread uuid) returns boolean language sql stable as $$
        select is_safeguarding_lead(member) or (
          exists (select from active_roles active where active.user_id = member and active.role = 'admin')
          and (
            exists (
              select from conversations conversation where conversation.thread_id = thread
                and (is_safeguarding_lead(conversation.participant_1) or is_safeguarding_lead(conversation.participant_2))
            ) or exists (
              select from active_roles lead
              join thread_members place on place.user_id = lead.user_id and place.thread_id = thread
              where lead.role = 'safeguarding_lead' and place.role in ('owner', 'admin', 'member')
            )
          )
        )
      $$;
    `);
  }
}
