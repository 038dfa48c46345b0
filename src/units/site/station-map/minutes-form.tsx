import { lazy } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import type { ChosenMinutes } from '../../../places/site/minutes/place-fields.ts'
import { PlainMinutes } from '../../../places/site/minutes/plain-minutes.tsx'
import { Button } from '../../../ui/button.tsx'
import { OrElse } from '../../../ui/or-else.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'

const MinutesFields = lazy(() => import('../../../places/site/minutes/minutes-fields.tsx'))

/** One or two places and a limit; without scripts a form that is sent. */
export function MinutesForm({
  lines,
  value,
  className,
  onChange,
}: {
  lines: readonly LineChoice[]
  value: ChosenMinutes
  className: string
  onChange: (value: ChosenMinutes) => void
}) {
  const isHydrated = useHydrated()
  const plain = (
    <div className={className}>
      <PlainMinutes lines={lines} value={value} />
      <noscript>
        <Button type="submit" look="quiet">
          Show
        </Button>
      </noscript>
    </div>
  )
  if (!isHydrated) return plain
  return (
    <OrElse meanwhile={plain}>
      <div className={className}>
        <MinutesFields lines={lines} value={value} onChange={onChange} />
      </div>
    </OrElse>
  )
}
