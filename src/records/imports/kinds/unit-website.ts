import { sql } from 'kysely'
import { consequencesOfStatus } from '../../units/rules/unit.ts'
import { UnitStatuses } from '../../units/rules/unit-sets.ts'
import type { KindOnWebsite } from './candidate.ts'

const HIDDEN = UnitStatuses.ids.filter(
  (status) => consequencesOfStatus[status]?.showOnWebsite === false,
)

const unread = sql<boolean>`(r.left_empty @? '$[*] ? (@.field == "status")'
  or (r.input->'showOnWebsite' is null and r.left_empty @? '$[*] ? (@.field == "showOnWebsite")'))`

/**
 * SQL about rows `r`. `asked`: whether the user has to choose if the home goes on the website, as neither file nor
 * status says so. `unread`: whether the file says so in words that could not be read: the home may be sold. `complete`: whether it has the form's required fields, a station and a picture of its project.
 */
export const unitsOnWebsite: KindOnWebsite = {
  unread,
  whileUnread: { status: 'pending', showOnWebsite: false },
  asked: sql`(r.input->'showOnWebsite' is null and not ${unread}
    and coalesce(r.input->>'status', 'available') <> all(${HIDDEN}::text[]))`,
  complete: sql`(r.input->>'furnishing' is not null and exists (
    select from projects p
    where p.id = (r.input->>'projectId')::integer and p.nearest_station_id is not null
      and coalesce(r.input->>'propertyType', p.property_type) is not null
      and exists (select from project_images i where i.project_id = p.id)))`,
}
