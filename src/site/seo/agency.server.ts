import { homePath, searchPath } from '../../shared/paths.ts'
import { phoneInE164 } from '../../shared/phone-in-e164.ts'
import type { SiteProps } from '../serve/page.server.ts'
import { PREVIEW_PATH } from './preview.server.ts'
import type { Thing } from './thing.server.ts'

/** The agency as a schema.org object with its contact. */
export function agency(origin: string, { name, phone, email }: SiteProps): Thing {
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}${homePath()}#agency`,
    name,
    url: origin + homePath(),
    image: origin + PREVIEW_PATH,
    telephone: telephone(phone),
    email,
    areaServed: { '@type': 'City', name: 'Bangkok' },
  }
}

// Parsing the number costs more than the rest, and it is the same on every page.
const numbers = new Map<string, string>()

function telephone(phone: string): string {
  const number = numbers.get(phone) ?? phoneInE164(phone) ?? phone
  numbers.set(phone, number)
  return number
}

/** The website as a schema.org object with its project search. */
export function webSite(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}${homePath()}#site`,
    name: 'Sathani',
    url: origin + homePath(),
    inLanguage: 'en',
    publisher: { '@type': 'RealEstateAgent', '@id': `${origin}${homePath()}#agency` },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${searchPath('where={where}')}`,
      },
      'query-input': 'required name=where',
    },
  }
}
