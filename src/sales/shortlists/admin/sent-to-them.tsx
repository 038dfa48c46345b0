import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { formatDate } from '../../../shared/dates.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { HomeSentBefore } from '../rules/reader.ts'
import { noteLink } from './note-link.ts'
import { personTexts } from './person/person-texts.ts'

/** The homes that this person got before, and what they thought of them. */
export function SentToThem({
  homes,
  before,
  onLeaveOut,
}: {
  homes: readonly UnitRecord[]
  before: readonly HomeSentBefore[]
  onLeaveOut: (id: number) => void
}) {
  const language = useLanguage()
  return homes.map(({ id, unitNumber }) => {
    const sent = before.find(({ unitId }) => unitId === id)
    if (!sent) return null
    const { opinion, asked, sentAt } = sent
    const thought = asked
      ? personTexts.askedBefore
      : opinion === 'declined'
        ? personTexts.declinedBefore
        : opinion === 'liked'
          ? personTexts.likedBefore
          : null
    const sentence = personTexts.sentBefore(unitNumber, formatDate(sentAt, language))
    return (
      <p
        key={id}
        className="icon-info flex gap-2 text-ink-2 before:mt-1 before:size-4 before:flex-none pointer-coarse:before:mt-2.5"
      >
        <span>
          {thought ? `${sentence}: ${thought}` : sentence} ·{' '}
          <button
            type="button"
            aria-label={`${personTexts.leaveItOut}: ${unitNumber}`}
            onClick={() => onLeaveOut(id)}
            className={noteLink}
          >
            {personTexts.leaveItOut}
          </button>
        </span>
      </p>
    )
  })
}
