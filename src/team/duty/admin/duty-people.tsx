import { SelectField } from '../../../ui/fields/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { moveFocusFrom } from '../../../ui/overlays/move-focus.ts'
import type { Inquiries } from './duty-calls.ts'

type People = Inquiries['people']

/** Those on duty in their turn: added, removed, and moved up and down. */
export function DutyPeople({
  people,
  colleagues,
  onChange,
}: {
  people: People
  colleagues: readonly { id: number; name: string }[]
  onChange: (people: People) => void
}) {
  const others = colleagues.filter(({ id }) => !people.some((person) => person.id === id))
  const moved = (from: number, by: number) => {
    const next = [...people]
    const [person] = next.splice(from, 1)
    if (person) next.splice(from + by, 0, person)
    return next
  }
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="text-base font-strong">On duty, in turn</h3>
      {people.length === 0 ? (
        <p className="text-ink-2">
          Nobody yet: inquiries stay unassigned, and everybody is told of them.
        </p>
      ) : (
        <ol aria-label="On duty" className="grid grid-cols-1 rounded-control border border-line">
          {people.map(({ id, name, isAvailable }, index) => (
            <li
              key={id}
              className="flex items-center gap-1 border-b border-line py-1 pr-1 pl-3 last:border-b-0"
            >
              <span className="min-w-0 flex-1 wrap-anywhere">
                {name}
                {!isAvailable && (
                  <span className="text-ink-2"> · away, or may not open the dashboard</span>
                )}
              </span>
              <IconButton
                label={`Move ${name} up`}
                disabled={index === 0}
                onClick={() => onChange(moved(index, -1))}
              >
                <span className="icon-arrow-up before:size-4" />
              </IconButton>
              <IconButton
                label={`Move ${name} down`}
                disabled={index === people.length - 1}
                onClick={() => onChange(moved(index, 1))}
              >
                <span className="icon-arrow-down before:size-4" />
              </IconButton>
              <IconButton
                label={`Take ${name} off duty`}
                onClick={({ currentTarget }) => {
                  moveFocusFrom(currentTarget)
                  onChange(people.filter((person) => person.id !== id))
                }}
              >
                <span className="icon-x before:size-4" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <SelectField
        label="Add somebody"
        value=""
        disabled={others.length === 0}
        onChange={({ currentTarget }) => {
          const chosen = others.find(({ id }) => String(id) === currentTarget.value)
          if (chosen) onChange([...people, { ...chosen, isAvailable: true }])
        }}
      >
        <option value="">
          {others.length === 0 ? 'Everybody is on duty' : 'Choose a member of staff'}
        </option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
