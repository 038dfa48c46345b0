import { useState } from 'react'
import { Link } from 'react-router'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { UnitPicker } from '../../../../records/units/admin/unit-picker.tsx'
import { UnitStatuses } from '../../../../records/units/rules/unit-sets.ts'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import type { DealRecord, DealUnit } from '../../rules/deal-record.ts'
import { useChangeDeal } from './deal-calls.ts'

/** The homes of a deal besides the one that it is about: to add, to remove, or to make the main one. */
export function ShownHomes({ deal }: { deal: DealRecord }) {
  const isOnline = useOnline()
  const change = useChangeDeal()
  const [isAdding, setAdding] = useState(false)
  const { units, unitIds, unitId } = deal
  const without = (id: number) => unitIds.filter((other) => other !== id)

  function makeMain({ id, name }: DealUnit): void {
    // The one that it was about until now stays among those shown.
    const others = [...(unitId === null ? [] : [unitId]), ...without(id)]
    const fields = { unitId: id, unitIds: others }
    change.mutateOnce({ deal, fields, text: `It is about ${name} now.` })
  }

  function remove({ id, name }: DealUnit): void {
    change.mutateOnce({ deal, fields: { unitIds: without(id) }, text: `Without ${name}` })
  }

  function add({ id, name }: { id: number; name: string }): void {
    setAdding(false)
    if (id === unitId || unitIds.includes(id)) return
    change.mutateOnce({ deal, fields: { unitIds: [...unitIds, id] }, text: `With ${name}` })
  }

  return (
    <Part
      as="h2"
      title="Homes shown"
      isCard
      {...(units.length > 0 && { count: formatNumber(units.length) })}
    >
      <RefusalAlert save={change} />
      {units.length === 0 && <p className="text-ink-2">None yet</p>}
      <ul className="divide-y divide-line">
        {units.map((unit) => (
          <li key={unit.id} className="flex items-center gap-2">
            <Home unit={unit} />
            <Menu
              label={`What to do with ${unit.name}`}
              items={[
                {
                  label: 'Make it the main one',
                  icon: 'icon-flag',
                  disabled: !isOnline || unit.isDeleted || change.isPending,
                  onSelect: () => makeMain(unit),
                },
                {
                  ...{ label: 'Remove', icon: 'icon-x' },
                  disabled: !isOnline || change.isPending,
                  onSelect: () => remove(unit),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <div className="mt-2 grid gap-2">
          <UnitPicker
            label="Home to add"
            value={null}
            onChange={(chosen) => {
              if (chosen) add(chosen)
            }}
          />
          <Button variant="plain" size="small" onClick={() => setAdding(false)}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          disabled={!isOnline}
          onClick={() => setAdding(true)}
        >
          <span className="icon-plus before:size-4" />
          Add a home
        </Button>
      )}
    </Part>
  )
}

function Home({ unit }: { unit: DealUnit }) {
  const language = useLanguage()
  const { id, unitNumber, project, image, isDeleted, status } = unit
  const words = (
    <>
      <span className="h-10.5 w-14 flex-none overflow-hidden rounded-control">
        <Photo image={image} alt="" size="thumb" />
      </span>
      <span className="grid min-w-0">
        <b className="wrap-anywhere font-medium group-hover:underline">
          {`${unitNumber} · ${project}`}
        </b>
        <span className={isDeleted ? 'text-warning' : 'text-ink-2'}>
          {isDeleted
            ? 'Deleted'
            : [
                ...priceLines(unit, undefined, language),
                labelOf(UnitStatuses, status, language),
              ].join(' · ')}
        </span>
      </span>
    </>
  )
  const look = 'group flex min-w-0 flex-1 items-center gap-3 py-2 leading-snug'
  if (isDeleted) return <span className={look}>{words}</span>
  return (
    <Link to={`${adminPath('listings')}?unit=${id}`} className={look}>
      {words}
    </Link>
  )
}
