import { type Field, fieldsOf, type Schema, words } from './shape.ts'
import type { Place, ShownOnce } from './shown-once.ts'

/** What a body or an answer is: in words, and field by field where it is a record. */
export function ShapeView({
  schema,
  here,
  shown,
}: {
  schema: Schema
  /** Where on the page this is, so that others can lead here. */
  here: Place
  shown: ShownOnce
}) {
  if (schema.$ref) {
    return (
      <p>
        <a href={`#${schema.$ref.split('/').at(-1)}`} className={link}>
          {words(schema)}
        </a>
      </p>
    )
  }
  const place = shown.placeOf(schema, here)
  const fields = fieldsOf(schema)
  const isList = schema.type === 'array'
  if (place && place.id === here.id) {
    return (
      <p className="text-ink-2">{isList ? 'A list of the same record.' : 'The same record.'}</p>
    )
  }
  if (place) {
    return (
      <p className="text-ink-2">
        {isList ? 'A list of the record that ' : 'The record that '}
        <a href={`#${place.id}`} className={link}>
          {place.name}
        </a>{' '}
        shows.
      </p>
    )
  }
  if (fields.length === 0) return <p className="text-ink-2">{sentence(words(schema))}.</p>
  return (
    <>
      <p className="text-ink-2">{isList ? 'A list; each entry has' : 'With these fields'}:</p>
      <Fields fields={fields} />
    </>
  )
}

/** Fields or parameters: each with what it may be, and what is inside it. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <ul className="grid gap-1 border-l border-line pl-4">
      {fields.map(({ name, required, schema }) => {
        const inside = fieldsOf(schema)
        return (
          <li key={name} className="grid gap-1">
            <span className="wrap-anywhere">
              <code className="font-medium text-ink">{name}</code>{' '}
              <span className="text-ink-2">
                {words(schema)}
                {required && ', required'}
              </span>
            </span>
            {inside.length > 0 && <Fields fields={inside} />}
          </li>
        )
      })}
    </ul>
  )
}

const link = 'text-accent underline underline-offset-3'

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
