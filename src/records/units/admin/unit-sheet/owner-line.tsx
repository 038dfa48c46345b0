import { phoneLink } from '../../../../shared/contact-links.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { copyPhone } from '../../../contacts/admin/handles.tsx'
import { shownPhone } from '../../../contacts/rules/shown-phone.ts'
import type { UnitRecord } from '../../rules/unit.ts'

/** A unit's owner in one line, for phones: to copy the number and to call. */
export function OwnerLine({
  owner: { name, phone, email },
}: {
  owner: NonNullable<UnitRecord['ownerContact']>
}) {
  return (
    <p className="flex items-center gap-3 rounded-card border border-line bg-card py-1.5 pr-1.5 pl-3">
      <Avatar name={name} size="large" />
      <span className="grid min-w-0 flex-1 leading-snug">
        <b className="wrap-anywhere font-medium">{name}</b>
        <span className="wrap-anywhere text-ink-2 tabular-nums">
          {['Owner', shownPhone(phone) ?? email].filter(Boolean).join(' · ')}
        </span>
      </span>
      {phone && (
        <>
          <IconButton label={`Copy the number of ${name}`} onClick={() => void copyPhone(phone)}>
            <span className="icon-copy" />
          </IconButton>
          <a
            href={phoneLink(phone)}
            aria-label={`Call the owner, ${name}`}
            className="grid size-11 flex-none place-items-center rounded-control border border-line text-accent"
          >
            <span className="icon-phone" />
          </a>
        </>
      )}
    </p>
  )
}
