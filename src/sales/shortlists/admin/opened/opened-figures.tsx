import { whenWords } from '../../../../records/contacts/admin/format-contact.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { ShortlistDetail } from '../../rules/reader.ts'
import { openedTexts } from './opened-texts.ts'

/** How often a page was opened, how many of its homes were looked at, and which are to be seen. */
export function OpenedFigures({ send }: { send: ShortlistDetail }) {
  const language = useLanguage()
  const { opened, openedAt, lookedAt, reactions, units } = send
  const numbers = (ids: readonly number[]) =>
    ids.flatMap((id) => units.find((unit) => unit.id === id)?.unitNumber ?? [])
  const unseen = reactions.filter((each) => each.opened === 0).map(({ unitId }) => unitId)
  const asked = reactions.filter((each) => each.asked).map(({ unitId }) => unitId)
  const figures = [
    {
      name: openedTexts.opened,
      value: openedTexts.times(opened),
      note: openedAt
        ? openedTexts.last(whenWords(openedAt, bangkokDate(new Date()), language))
        : openedTexts.notYet,
    },
    {
      name: openedTexts.lookedAt,
      value: openedTexts.of(lookedAt, reactions.length),
      note: unseen.length === 0 ? openedTexts.allSeen : openedTexts.unseen(numbers(unseen)),
    },
    {
      name: openedTexts.askedAbout,
      value: String(asked.length),
      note: openedTexts.list(numbers(asked)) || openedTexts.none,
    },
  ]
  return (
    <dl className="grid grid-cols-3 rounded-card border border-line bg-card">
      {figures.map(({ name, value, note }) => (
        <div
          key={name}
          className="grid min-w-0 content-start border-line px-4 py-2.5 leading-snug not-first:border-l max-sm:px-3"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd className="grid min-w-0">
            <b className="text-lg font-strong tabular-nums">{value}</b>
            <span className="text-ink-2 tabular-nums wrap-anywhere">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
