import { phoneInE164 } from '../../contacts/identities.ts'
import { homePath, searchPath } from '../../shared/paths.ts'
import type { SiteProps } from '../page.ts'
import { PREVIEW_PATH } from './preview.ts'
import type { Thing } from './thing.ts'

/** The agency, as every page shows how to reach it. */
export function agency(origin: string, { phone, email }: SiteProps): Thing {
  return {
    '@type': 'RealEstateAgent',
    '@id': `${origin}${homePath()}#agency`,
    name: 'Sathani',
    url: origin + homePath(),
    image: origin + PREVIEW_PATH,
    telephone: telephone(phone),
    email,
    areaServed: { '@type': 'City', name: 'Bangkok' },
  }
}

// It is the same on every page, and dearer to read than the rest of it to write.
const read = new Map<string, string>()

function telephone(phone: string): string {
  const known = read.get(phone) ?? phoneInE164(phone) ?? phone
  read.set(phone, known)
  return known
}

/** The site, and how a project is looked for in it. */
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
        urlTemplate: `${origin}${searchPath('projectName={project}')}`,
      },
      'query-input': 'required name=project',
    },
  }
}
