import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  DOMAINS,
  FOLDERS,
  files,
  filesBelow,
  read,
  root,
  sources,
} from './platform/testing/source-files.ts'

/** Checks the rules of ARCHITECTURE.md about where files are and how they are named. */

describe('file layout', () => {
  test('no file has more than 300 lines', () => {
    const tooLong = [...files, ...filesBelow('bin'), ...filesBelow('bench'), ...filesBelow('e2e')]
      .filter((name) => /\.(ts|tsx|mjs|css)$/.test(name) && !name.endsWith('.gen.ts'))
      .map((name) => [name, read(name).split('\n').length - 1] as const)
      .filter(([, lines]) => lines > 300)
    expect(tooLong).toEqual([])
  })

  test('there are no barrels', () => {
    const barrels = sources.filter(
      ({ name, text }) =>
        /\/index\.tsx?$/.test(name) || /^export\s+(type\s+)?(\*|\{[^}]*\})\s*from/m.test(text),
    )
    expect(barrels.map(({ name }) => name)).toEqual([])
  })

  test('no folder has a vague name', () => {
    const rooms = ['src', 'bin', 'bench', 'e2e']
      .flatMap(filesBelow)
      .map((name) => path.dirname(name))
    expect(
      rooms.filter((room) => /\/(utils?|helpers?|lib|components|common|misc)(\/|$)/.test(room)),
    ).toEqual([])
  })

  test('files are named in kebab-case', () => {
    const misnamed = files.filter(
      (name) => !/^[a-z0-9-]+(\.(test|long|gen|d|server|th|zh))*\.tsx?$/.test(path.basename(name)),
    )
    expect(misnamed).toEqual([])
  })

  test('the folders of the source, and their domains, are those of the map', () => {
    const folders = fs
      .readdirSync(path.join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect(folders.toSorted()).toEqual(FOLDERS.toSorted())
    const rooms = new Set(
      files.flatMap(
        (name) => /^src\/((team|city|records|sales|words)\/[^/]+)\//.exec(name)?.[1] ?? [],
      ),
    )
    expect([...rooms].filter((room) => !DOMAINS.includes(room))).toEqual([])
  })

  test('at most 16 files are in the root folder', () => {
    const loose = fs
      .readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.env')
    expect(loose.length).toBeLessThanOrEqual(16)
  })

  test('decisions are numbered, each with its own number', () => {
    const pages = fs.readdirSync(path.join(root, 'docs/decisions'))
    expect(pages.filter((page) => !/^\d{3}-[a-z0-9-]+\.md$/.test(page))).toEqual([])
    const numbers = pages.map((page) => page.slice(0, 3))
    expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
  })

  test('every path and every link in the documentation exists', () => {
    const folders = ['bench', 'bin', 'build', 'data', 'docs', 'e2e', 'migrations', 'src']
    const known = new Set(
      folders.flatMap(filesBelow).flatMap((name) => {
        const parts = name.split('/')
        return parts.flatMap((_, from) =>
          parts.slice(from).map((_, length) => parts.slice(from, from + length + 1).join('/')),
        )
      }),
    )
    const isPath = /^\w[\w.-]*(\/[\w.-]+)*(\/|\.(ts|tsx|mjs|css|sql|csv|geojson))$/
    const pages = [...filesBelow('docs'), 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
    const dead = [...pages, 'data/README.md', 'bench/words/README.md']
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) => {
        const paths = [...read(page).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
        const links = [...read(page).matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link)
        return [
          ...paths.filter((text) => isPath.test(text) && !known.has(text.replace(/\/$/, ''))),
          ...links.filter(
            (link) =>
              !/^https?:/.test(link) && !fs.existsSync(path.join(root, path.dirname(page), link)),
          ),
        ].map((missing) => `${page}: ${missing}`)
      })
    expect(dead).toEqual([])
  })

  test('.env.example lists exactly what env.ts reads, and nothing else reads the environment', () => {
    const allowedNames = [...read('src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(
      ([, name]) => name,
    )
    const documented = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(
      ([, name]) => name,
    )
    expect(allowedNames.length).toBeGreaterThan(10)
    expect(documented.toSorted()).toEqual(allowedNames.toSorted())
    const readers = sources
      .filter(({ text }) => text.includes('process.env'))
      .map(({ name }) => name)
    expect(
      readers.filter(
        (name) =>
          !/^src\/(server\.ts|fill-database\.ts|demo\/start-fill\.ts|platform\/db\/embedded\/)/.test(
            name,
          ),
      ),
    ).toEqual([])
  })
})
