import { phoneLink } from '../../../shared/contact-links.ts'
import { dialled, severalPhones } from '../../../shared/phones.ts'
import { shownPhone } from '../rules/shown-phone.ts'
import { useNoteReach } from './ask-reached.tsx'

/** The numbers in a field, each to be called; words as they were typed. */
export function PhoneLinks({ typed }: { typed: string }) {
  const phones = severalPhones(typed)
  const noteReach = useNoteReach()
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {phones.map((phone) =>
        dialled(phone).length < 3 ? (
          <span key={phone}>{phone}</span>
        ) : (
          <a
            key={phone}
            href={phoneLink(phone)}
            onClick={() => noteReach('phone')}
            aria-label={`Call ${shownPhone(phone)}`}
            className="inline-flex items-center hover:underline pointer-coarse:min-h-11"
          >
            {shownPhone(phone)}
          </a>
        ),
      )}
    </span>
  )
}
