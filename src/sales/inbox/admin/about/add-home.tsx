import { lazy, useState } from 'react'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { Button } from '../../../../ui/button.tsx'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'

const AddListing = lazy(() => import('../../../../records/units/admin/add-listing.tsx'))

/** Adds a home of this contact. */
export function AddHome({ contact }: { contact: ContactRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        <span className="icon-plus before:size-4" />
        Add a listing they own
      </Button>
      {isOpen && (
        <AfterHydration>
          <AddListing open onClose={() => setIsOpen(false)} owner={contact} />
        </AfterHydration>
      )}
    </>
  )
}
