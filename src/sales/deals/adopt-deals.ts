import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { firstAdmin } from '../../team/staff/store.ts'

/**
 * Gives the first admin the deals that nobody entered and nobody has: some of the demo agency, which is made before
 * there is anybody.
 */
export async function adoptDeals({ db }: Pick<Context, 'db'>): Promise<void> {
  await sql`
    with admin as (
      ${firstAdmin()}
    ), adopted as (
      update deals d set assigned_to_id = admin.id from admin
      where d.assigned_to_id is null
        and exists (select from deal_stages s where s.deal_id = d.id)
        and not exists (select from deal_stages s where s.deal_id = d.id and s.moved_by_id is not null)
        and exists (select from audit a where a.subject = 'deal' and a.subject_id = d.id
          and a.action = 'create' and a.actor_id is null)
      returning d.id, admin.id as admin_id, admin.name
    ), stays as (
      update deal_stages s set moved_by = adopted.name, moved_by_id = adopted.admin_id
      from adopted where s.deal_id = adopted.id
    )
    update activities a set performed_by = adopted.name, performed_by_id = adopted.admin_id
    from adopted where a.deal_id = adopted.id and a.performed_by_id is null and a.performed_by = 'System'`.execute(
    db,
  )
}
