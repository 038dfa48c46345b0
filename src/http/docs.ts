import type { OpenApi, Operation } from './openapi.ts'

/** The API's description as a page to read: every call by its subject, with its parameters and body. */
export function docsPage({ info, paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))]
  const sections = tags.map((tag) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(tag))
    return `<section><h2>${escaped(tag)}</h2>${own.map(call).join('')}</section>`
  })
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(info.title)} API</h1>
<p>${escaped(info.description)} The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}</main></body></html>`
}

type Call = { path: string; method: string; operation: Operation }

function call({ path, method, operation }: Call): string {
  const { summary, description, parameters, requestBody, responses } = operation
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${where}${required ? ', required' : ''}</td>
<td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
  )
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) =>
      `<h4>Body: ${escaped(type)}</h4><pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`,
  )
  const answers = Object.entries(responses).map(
    ([status, answer]) => `<li><b>${status}</b> ${escaped(answer.description)}</li>`,
  )
  return `<details id="${operation.operationId}"><summary><b class="${method}">${method.toUpperCase()}</b>
<code>${escaped(path)}</code> ${escaped(summary)}</summary><p>${escaped(description)}</p>
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}${bodies.join('')}
<h4>Answers</h4><ul>${answers.join('')}</ul></details>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const STYLE = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:2rem auto;padding:0 1rem}
summary{cursor:pointer;padding:.4rem 0}summary b{display:inline-block;min-width:4rem}
details{border-top:1px solid #8884}details[open]{padding-bottom:1rem}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #8884;padding:.3rem .5rem;vertical-align:top}
code,pre{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow:auto;max-height:24rem;padding:.7rem;background:#8881}`
