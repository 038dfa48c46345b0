import { languageOf } from '../shared/language-of.ts'
import { linkClass } from './style/link-class.ts'

/** A description list in two or three columns. */
export function FactList({
  facts,
}: {
  /** `href` is the page of what it names. */
  facts: readonly { label: string; value: string; isWide: boolean; href?: string }[]
}) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(({ label, value, isWide, href }) => (
        <div
          key={label}
          className={`grid min-w-0 content-start gap-0.5 border-b border-line pb-3 ${isWide ? 'col-span-2' : ''}`}
        >
          <dt className="text-sm text-ink-3">{label}</dt>
          <dd lang={languageOf(value)} className="wrap-anywhere">
            {href ? (
              <a href={href} className={linkClass}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
