import { WriteToOwner } from '../../../../sales/viewings/admin/write-to-owner.tsx'
import { counted } from '../../../../shared/counted.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { confirmMessage, confirmSubject } from './confirm-message.ts'

/** Asks an owner once whether all of these homes are still available. */
export function AskOwnerOfHomes({
  owner,
  units,
  onClose,
}: {
  owner: NonNullable<UnitRecord['ownerContact']>
  units: readonly UnitRecord[]
  onClose: () => void
}) {
  return (
    <WriteToOwner
      {...{ owner, onClose }}
      about={counted(units.length, 'home')}
      compose={(language, parties) => confirmMessage(units, language, parties)}
      subjectIn={(language) => confirmSubject(units, language)}
    />
  )
}
