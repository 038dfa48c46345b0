import type { DealRecord } from '../../rules/deal-record.ts'

/** The contact of a deal, unless it is deleted. */
export const contactOf = ({ contact }: Pick<DealRecord, 'contact'>) =>
  contact.isDeleted ? null : contact.id

/** The home that a deal is about, unless it is deleted. */
export const unitOf = ({ unit }: Pick<DealRecord, 'unit'>) =>
  unit && !unit.isDeleted ? unit.id : null
