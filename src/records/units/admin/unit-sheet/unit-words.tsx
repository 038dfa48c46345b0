import { useState } from 'react'
import { Part } from '../../../../ui/part.tsx'
import { linkClass } from '../../../../ui/style/link-class.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { listingText } from '../../site/listing-text.ts'

/** From this many characters on a description is cut. */
const LONG = 220

/** What the website says of a unit: its title, text and features. */
export function UnitWords({ unit }: { unit: UnitRecord }) {
  const [isWhole, setWhole] = useState(false)
  const { description, uniqueFeatures } = unit
  const { seoTitle, seoDescription, keyFeatures } = listingText(unit)
  const features = [...new Set([...uniqueFeatures, ...keyFeatures])]
  const isLong = (description?.length ?? 0) > LONG || (description?.split('\n').length ?? 0) > 3
  return (
    <Part title="On the website">
      <div className="grid gap-1">
        <p className="font-medium wrap-anywhere">{seoTitle}</p>
        <p className="max-w-[68ch] wrap-anywhere text-ink-2">{seoDescription}</p>
        <p
          className={`max-w-[68ch] wrap-anywhere whitespace-pre-line text-ink-2 ${isLong && !isWhole ? 'line-clamp-2' : ''}`}
        >
          {description ?? 'No description yet.'}
        </p>
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className={`${linkClass} justify-self-start`}
          >
            {isWhole ? 'Show less' : 'Show all'}
          </button>
        )}
        {features.length > 0 && (
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {features.map((feature) => (
              <li
                key={feature}
                className="rounded-control bg-hov px-2.5 py-0.5 wrap-anywhere text-ink-2"
              >
                {feature}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Part>
  )
}
