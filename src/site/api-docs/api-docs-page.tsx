import type { OpenApi } from '../../platform/http/openapi.ts'
import { homePath } from '../../shared/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { type Call, CallView } from './call-view.tsx'
import { schemaOf } from './shape.ts'
import { ShapeView } from './shape-view.tsx'
import { ShownOnce } from './shown-once.ts'

/** The name of the error schema; every error response links to it. */
const PROBLEM = 'Problem'

/** The API's documentation: every endpoint by subject. Works without JavaScript. */
export function ApiDocs({ api }: { api: OpenApi }) {
  const subjects = bySubject(api)
  const shown = new ShownOnce()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="page-width flex h-17 items-center justify-between gap-6">
          <a href={homePath()} aria-label="Sathani, home" className="flex">
            <Brand />
          </a>
          <a
            href="/api/openapi.json"
            className="py-2 text-sm text-ink-2 underline-offset-3 hover:underline"
          >
            openapi.json
          </a>
        </div>
      </header>
      <main className="page-width grid gap-10 py-10">
        <div className="grid max-w-[68ch] gap-4">
          <h1 className="text-3xl">The API of {api.info.title}</h1>
          <p className="text-ink-2">{api.info.description}</p>
          <p className="text-ink-2">
            Every call speaks JSON, and answers what it refuses as a{' '}
            <a href={`#${PROBLEM}`} className="text-accent underline underline-offset-3">
              problem
            </a>
            . A list answers at most <code>limit</code> entries from <code>offset</code>, how many
            there are in <code>X-Total-Count</code>, and the next page in <code>Link</code>. Who is
            signed in is known by the cookie that signing in sets.
          </p>
          <nav aria-label="Subjects">
            <ul className="flex flex-wrap gap-2 text-sm">
              {subjects.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block rounded-control border border-line bg-card px-3 py-1.5 hover:border-field"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {subjects.map(({ id, title, calls }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
            <h2 id={`${id}-title`} className="pb-3 text-xl">
              {title}
            </h2>
            {calls.map((call) => (
              <CallView key={call.operation.operationId} call={call} shown={shown} />
            ))}
          </section>
        ))}
        <section id={PROBLEM} aria-labelledby="problem-title" className="grid scroll-mt-6 gap-3">
          <h2 id="problem-title" className="text-xl">
            Problem
          </h2>
          <div className="grid gap-2 text-sm">
            <ShapeView
              schema={schemaOf(api.components.schemas.Problem)}
              at={{ id: PROBLEM, name: 'Problem' }}
              shown={shown}
            />
          </div>
        </section>
      </main>
    </div>
  )
}

type Subject = { id: string; title: string; calls: Call[] }

function bySubject({ paths }: OpenApi): Subject[] {
  const subjects = new Map<string, Subject>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? 'other'
      const title = tag.charAt(0).toUpperCase() + tag.slice(1)
      const subject = subjects.get(tag) ?? { id: `about-${tag}`, title, calls: [] }
      subject.calls.push({ method, path, operation })
      subjects.set(tag, subject)
    }
  }
  return [...subjects.values()]
}
