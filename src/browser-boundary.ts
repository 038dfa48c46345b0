import path from 'node:path'
import type { Plugin } from 'vite'

/** What may run in a browser: the kit, what is shared, rules, and screens. */
const BROWSER =
  /^src\/(ui|shared|site|admin)\/|^src\/[^/]+\/((?:[a-z-]+-)?rules\.ts$|(site|admin)\/)/

/**
 * Fails the browser build when it reaches server code: `db`, `http`, a verb, a read, or a module of
 * Node. Types may be imported from anywhere; they are gone before this looks.
 */
export function browserBoundary(): Plugin {
  let root = ''
  return {
    name: 'browser-boundary',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root
    },
    async resolveId(source, importer) {
      if (!importer) return null
      const from = within(root, importer)
      if (!from.startsWith('src/')) return null
      if (source.startsWith('node:')) this.error(refusal(from, source))
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found || found.external) return null
      const target = within(root, found.id)
      if (target.startsWith('src/') && !BROWSER.test(target)) this.error(refusal(from, target))
      return null
    },
  }
}

function within(root: string, id: string): string {
  return path.relative(root, id.split('?')[0] ?? id).replaceAll(path.sep, '/')
}

function refusal(from: string, target: string): string {
  return `${from} runs in the browser and must not import ${target}. Import its types only, or ask its API.`
}
