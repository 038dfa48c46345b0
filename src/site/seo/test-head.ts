import { expect } from 'vitest'
import type { TestApp } from '../../platform/testing/test-app.ts'
import type { Thing } from './thing.server.ts'

/** Fetches a page and parses its head. */
export async function readHead(world: TestApp, path: string, headers: Record<string, string> = {}) {
  const { status, text } = await world.request('GET', path, { headers })
  const head = text.slice(0, text.indexOf('</head>'))
  const meta = new Map(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, readText(content)],
    ),
  )
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  return {
    status,
    head,
    meta,
    title: readText(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta.get('description') ?? '',
    canonical: readText(/<link rel="canonical" href="([^"]*)">/.exec(head)?.[1] ?? '') || undefined,
    things: data ? graphOf(JSON.parse(data)) : [],
  }
}

function graphOf(data: { '@context': string; '@graph': Thing[] }): Thing[] {
  expect(data['@context']).toBe('https://schema.org')
  return data['@graph']
}

function readText(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
