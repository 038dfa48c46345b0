import type { ReactNode } from 'react'
import type { Operation } from '../../platform/http/openapi.ts'
import { Badge } from '../../ui/badge.tsx'
import { schemaOf } from './shape.ts'
import { Fields, ShapeView } from './shape-view.tsx'
import type { ShownOnce } from './shown-once.ts'

/** One endpoint of the API. */
export type Call = { method: string; path: string; operation: Operation }

const tones = { get: 'accent', post: 'success', put: 'warning', delete: 'danger' } as const

/** An endpoint, collapsed to its summary; expanded, it shows access, parameters, body and responses. */
export function CallView({ call, shown }: { call: Call; shown: ShownOnce }) {
  const { method, path, operation } = call
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const name = `${method.toUpperCase()} ${path}`
  const tone = Object.entries(tones).find(([key]) => key === method)?.[1] ?? 'plain'
  return (
    <details className="group border-t border-line">
      <summary className="grid grid-cols-[4.75rem_1fr_auto] items-baseline gap-x-3 py-3 sm:grid-cols-[5.5rem_1fr_auto]">
        <Badge tone={tone} className="justify-self-start uppercase">
          {method}
        </Badge>
        <span className="grid items-baseline gap-x-6 lg:grid-cols-2">
          <code className="text-sm font-medium wrap-anywhere">{path}</code>
          <span className="text-ink-2">{summary}</span>
        </span>
        <span className="icon-chevron-right self-center text-ink-3 transition-transform group-open:rotate-90" />
      </summary>
      <div id={operationId} className="grid scroll-mt-20 gap-5 pt-1 pb-7 text-sm sm:pl-[6.25rem]">
        <p>{description}</p>
        {parameters.length > 0 && (
          <Part title="Parameters">
            <Fields
              fields={parameters.map((parameter) => ({
                name: parameter.in === 'path' ? `{${parameter.name}}` : parameter.name,
                required: parameter.required && parameter.in !== 'path',
                schema: schemaOf(parameter.schema),
              }))}
            />
          </Part>
        )}
        {Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => (
          <Part key={type} title="Body" note={type}>
            <ShapeView
              schema={schemaOf(schema)}
              at={{ id: operationId, name: `${name} takes` }}
              shown={shown}
            />
          </Part>
        ))}
        {Object.entries(responses).map(([status, response]) => (
          <Part
            key={status}
            title={status === 'default' ? 'Else' : status}
            note={response.description}
          >
            {Object.values(response.content ?? {}).map(({ schema }) => (
              <ShapeView
                key={status}
                schema={schemaOf(schema)}
                at={{ id: operationId, name }}
                shown={shown}
              />
            ))}
          </Part>
        ))}
      </div>
    </details>
  )
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm tracking-normal">
        {title}
        {note && <span className="font-normal text-ink-2"> · {note}</span>}
      </h3>
      {children}
    </section>
  )
}
