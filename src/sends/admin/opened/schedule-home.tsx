import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { SelectField } from '../../../ui/fields/field.tsx'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { ScheduleViewing } from '../../../units/admin/unit-sheet/schedule-viewing.tsx'
import type { SendDetail } from '../../rules/reader.ts'
import { chosenHomesQuery } from '../send-calls.ts'
import { homeName } from '../use-chosen-homes.ts'
import { openedTexts } from './opened-texts.ts'

/** Schedules a viewing of a home that was sent; first of one that they ask to see. */
export function ScheduleHome({ send, onClose }: { send: SendDetail; onClose: () => void }) {
  const { data: homes = [] } = useQuery(chosenHomesQuery(send.unitIds))
  const asked = send.reactions.find((each) => each.asked)?.unitId
  const [chosenId, setChosenId] = useState(asked ?? null)
  const unit = homes.find(({ id }) => id === chosenId) ?? homes[0]
  return (
    <Dialog
      open
      onClose={onClose}
      title={openedTexts.schedule}
      width="narrow"
      closesOutside={false}
    >
      <DialogBody>
        {unit ? (
          <div className="dense grid gap-3">
            {homes.length > 1 && (
              <SelectField
                label={openedTexts.whichHome}
                value={unit.id}
                onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}
              >
                {homes.map((home) => (
                  <option key={home.id} value={home.id}>
                    {homeName(home)}
                  </option>
                ))}
              </SelectField>
            )}
            <ScheduleViewing key={unit.id} unit={unit} contact={send.contact} />
          </div>
        ) : (
          <Skeleton className="h-60 w-full" />
        )}
      </DialogBody>
    </Dialog>
  )
}
