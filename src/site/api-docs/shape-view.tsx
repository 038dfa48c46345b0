import { describeSchema, type Field, fieldsOf, type Schema } from './shape.ts'
import type { Place, ShownOnce } from './shown-once.ts'

/** Describes the schema of a body or a response: in words, and by field for a record. */
export function ShapeView({
  schema,
  at,
  shown,
}: {
  schema: Schema
  /** This place on the page, as a target for links. */
  at: Place
  shown: ShownOnce
}) {
  if (schema.$ref) {
    return (
      <p>
        <a href={`#${schema.$ref.split('/').at(-1)}`} className={link}>
          {describeSchema(schema)}
        </a>
      </p>
    )
  }
  const place = shown.placeOf(schema, at)
  const fields = fieldsOf(schema)
  const isList = schema.type === 'array'
  if (place && place.id === at.id) {
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
  if (fields.length === 0) return <p className="text-ink-2">{sentence(describeSchema(schema))}.</p>
  return (
    <>
      <p className="text-ink-2">{isList ? 'A list; each entry has' : 'With these fields'}:</p>
      <Fields fields={fields} />
    </>
  )
}

/** Fields or parameters with their types and nested fields. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <ul className="grid gap-1 border-l border-line pl-4">
      {fields.map(({ name, required, schema }) => {
        const nested = fieldsOf(schema)
        return (
          <li key={name} className="grid gap-1">
            <span className="wrap-anywhere">
              <code className="font-medium text-ink">{name}</code>{' '}
              <span className="text-ink-2">
                {describeSchema(schema)}
                {required && ', required'}
              </span>
            </span>
            {nested.length > 0 && <Fields fields={nested} />}
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
