import { formatNumber } from '../../../../shared/money.ts'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import type { Comparison, ContactPair } from '../../rules/duplicates.ts'
import { sharedWords } from './format-pair.ts'
import type { MergeRow } from './merge-choice.ts'

const counted = [
  ['deals', 'Deals'],
  ['conversations', 'Conversations'],
  ['tasks', 'Tasks'],
  ['inquiries', 'Inquiries'],
  ['units', 'Units'],
  ['timeline', 'Timeline'],
] as const

const stayKnown = ['phone', 'email', 'whatsapp', 'line', 'facebook', 'wechat']

/** What comes together, what is kept besides, and the pair after this one. */
export function MergeSide({
  contacts,
  rows,
  name,
  next,
}: {
  contacts: Comparison['contacts']
  rows: readonly MergeRow[]
  /** The name that is chosen; null for those who may not merge. */
  name: string | null
  next: { pair: ContactPair; open: () => void } | null
}) {
  const [one, other] = contacts
  const notChosen = rows.filter(
    ({ field, values, isOneLine, chosen }) =>
      stayKnown.includes(field) && !isOneLine && chosen !== 'both' && values[0] && values[1],
  )
  return (
    <div className="grid gap-6">
      <section aria-labelledby="comes-together">
        <h3 id="comes-together" className="mb-2 text-base font-strong">
          {name === null ? 'What belongs to each' : 'What comes together'}
        </h3>
        <dl className="divide-y divide-line">
          {counted.map(([key, label]) => (
            <div key={key} className="flex items-baseline gap-2 py-1.5">
              <dt>{label}</dt>
              <dd className="flex flex-1 items-baseline gap-2 tabular-nums">
                <span className="text-ink-2">
                  {formatNumber(one.counts[key])} + {formatNumber(other.counts[key])}
                </span>
                <b className="ml-auto font-strong">
                  {formatNumber(one.counts[key] + other.counts[key])}
                </b>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {name !== null && (
        <section aria-labelledby="is-kept">
          <h3 id="is-kept" className="mb-2 text-base font-strong">
            What is kept
          </h3>
          {notChosen.length > 0 && (
            <p className="mb-2.5 flex gap-2.5 text-ink-2">
              <span className="icon-mail mt-1 flex-none before:size-4" />
              <span className="min-w-0 wrap-anywhere">
                {`${notChosen.map(({ label }) => label).join(' and ')} not chosen ${
                  notChosen.length > 1 ? 'stay' : 'stays'
                } known: a message from there still finds ${name}.`}
              </span>
            </p>
          )}
          <p className="flex gap-2.5 text-ink-2">
            <span className="icon-undo-2 mt-1 flex-none before:size-4" />
            <span className="min-w-0 wrap-anywhere">
              Can be undone from the toast, and later with{' '}
              <b className="font-strong text-ink">Take apart</b> in the menu of {name}, as long as
              neither is merged again.
            </span>
          </p>
        </section>
      )}
      {next && <NextPair {...next} />}
    </div>
  )
}

function NextPair({ pair, open }: { pair: ContactPair; open: () => void }) {
  const [one, other] = pair.contacts
  return (
    <section aria-labelledby="next-pair">
      <h3 id="next-pair" className="mb-2 text-base font-strong">
        Next pair
      </h3>
      <button
        type="button"
        onClick={open}
        className="flex w-full min-w-0 items-center gap-3 rounded-card border border-line bg-card p-2.5 text-left hover:border-field"
      >
        <Avatar name={other.name} size="large" />
        <span className="grid min-w-0">
          <b className="wrap-anywhere font-medium">
            {one.name === other.name ? other.name : `${one.name}, ${other.name}`}
          </b>
          <span className="text-ink-2">{sharedWords(pair)}</span>
        </span>
      </button>
    </section>
  )
}
