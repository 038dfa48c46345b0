import { Link } from 'react-router'
import { ContactPicker } from '../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../records/contacts/rules/contact.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { linkClass } from '../../../ui/style/link-class.ts'
import type { Draft } from '../rules/draft.ts'
import { addTexts } from './add-texts.ts'

export type Chosen = { id: number; name: string }

/** Who a pasted chat may be from: the contacts who are known so, and a box to pick any other. */
export function KnownCard({
  known,
  onAdd,
}: {
  known: Draft['known']
  onAdd: (contact: Chosen) => void
}) {
  const texts = useTexts(addTexts)
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="text-base">{texts.heading}</h2>
      {known.length > 0 && (
        <ul className="grid gap-2">
          {known.map(({ id, name, phone, email, by }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-warning-wash px-3 py-1.5"
            >
              <span className="grid min-w-0 flex-1 basis-48">
                <Link to={adminPath(`contacts/${id}`)} className={linkClass}>
                  {name}
                </Link>
                <span className="truncate text-warning">
                  {[texts.by[by], shownPhone(phone) ?? email].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button size="small" variant="quiet" onClick={() => onAdd({ id, name })}>
                {texts.add(name)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ContactPicker
        label={texts.other}
        kinds={ContactTypes.ids}
        creates={[]}
        value={null}
        onChange={(chosen) => {
          if (chosen) onAdd(chosen)
        }}
      />
    </Card>
  )
}
