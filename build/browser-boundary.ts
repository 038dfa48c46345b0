import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Folders whose code may run in a browser: the kit, shared code, rules, and screens. Files ending
 * in `.server.ts` never do.
 */
const BROWSER = /^src\/(ui|shared|site|admin|languages)\/|^src\/[^/]+\/[^/]+\/(rules|site|admin)\//

/**
 * Fails the browser build when it reaches server code: `db`, `http`, a verb, a read, or a Node
 * module. Types may be imported from anywhere, because they are erased before this check.
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
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved || resolved.external) return null
      const target = within(root, resolved.id)
      if (target.startsWith('src/') && !isForBrowsers(target)) this.error(refusal(from, target))
      return null
    },
  }
}

function isForBrowsers(target: string): boolean {
  return BROWSER.test(target) && !/\.server\.tsx?$/.test(target)
}

function within(root: string, id: string): string {
  return path.relative(root, id.split('?')[0] ?? id).replaceAll(path.sep, '/')
}

function refusal(from: string, target: string): string {
  return `${from} runs in the browser and must not import ${target}. Import its types only, or ask its API.`
}
