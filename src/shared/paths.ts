/**
 * Every URL the product links to. Each builder takes a language, for future prefixes; English has
 * none.
 */
export type Language = 'en'

const prefix = (_language: Language) => ''

export function homePath(language: Language = 'en'): string {
  return `${prefix(language)}/`
}

/** All developers. */
export function developersPath(language: Language = 'en'): string {
  return `${prefix(language)}/developers`
}

export function developerPath(developerId: number, language: Language = 'en'): string {
  return `${prefix(language)}/developer/${developerId}`
}

/** All projects; `query` is their filter (`type=condo`), or empty. */
export function propertiesPath(query = '', language: Language = 'en'): string {
  return `${prefix(language)}/properties${query && `?${query}`}`
}

export function projectPath(projectId: number, language: Language = 'en'): string {
  return `${prefix(language)}/project/${projectId}`
}

/** A station by its code: `E4`. */
export function stationPath(code: string, language: Language = 'en'): string {
  return `${prefix(language)}/station/${code}`
}

/** A line by its id: `bts_sukhumvit`. */
export function linePath(line: string, language: Language = 'en'): string {
  return `${prefix(language)}/line/${line}`
}

/** A search area by its id: `silom`. */
export function areaPath(area: string, language: Language = 'en'): string {
  return `${prefix(language)}/area/${area}`
}

/** A district by its name in addresses: `watthana`. */
export function districtPath(slug: string, language: Language = 'en'): string {
  return `${prefix(language)}/district/${slug}`
}

/** A neighbourhood by its name in addresses: `ari`. */
export function neighbourhoodPath(slug: string, language: Language = 'en'): string {
  return `${prefix(language)}/neighbourhood/${slug}`
}

/** The contact form with a text of whoever owns a home. */
export function ownerPath(language: Language = 'en'): string {
  return `${homePath(language)}?owner=1#contact`
}

/** The homes saved in this browser. */
export function savedPath(language: Language = 'en'): string {
  return `${prefix(language)}/saved`
}

/** The landing page with the featured homes on a map. */
export function featuredMapPath(language: Language = 'en'): string {
  return `${homePath(language)}?view=map`
}

/** The search page; `query` is a normalised search (`stationId=12&limit=24`), or empty. */
export function searchPath(query = '', language: Language = 'en'): string {
  return `${prefix(language)}/search${query && `?${query}`}`
}

/** The page with every filter; `query` is the initial search, or empty. */
export function powerSearchPath(query = '', language: Language = 'en'): string {
  return `${prefix(language)}/search/power${query && `?${query}`}`
}

/** The railway map of the landing page; `query` sets what it shows. */
export function stationMapPath(query = '', language: Language = 'en'): string {
  return `${homePath(language)}${query && `?${query}`}#map`
}

/** The stations of one line, in the list below that map. */
export function everyStationPath(line: string, query: string, language: Language = 'en'): string {
  return `${homePath(language)}?${query}&along=${line}#every-station`
}

export function unitPath(unitId: number, language: Language = 'en'): string {
  return `${prefix(language)}/property/${unitId}`
}

/** The page of sent homes; the token is its secret. */
export function sentPath(token: string, language: Language = 'en'): string {
  return `${prefix(language)}/s/${token}`
}

/** The PDF of such a page (its full URL), of all homes or of one of them by its number. */
export function sentSheetPath(pageUrl: string, home?: number): string {
  return `${new URL(pageUrl).pathname}/homes.pdf${home === undefined ? '' : `?home=${home}`}`
}

/** Where such a page (its full URL) sends what its readers press. */
export function sentReactionsPath(pageUrl: string): string {
  return `${new URL(pageUrl).pathname}/reactions`
}

/** The page on which a client answers after a viewing; the token is its secret. */
export function answerPath(token: string, language: Language = 'en'): string {
  return `${prefix(language)}/v/${token}`
}

/** A viewing on the staff's screen. */
export function viewingPath(id: number): string {
  return `${adminPath('tasks')}?view=viewings&viewing=${id}`
}

/** Somebody's calendar; the token is its secret. */
export function calendarPath(token: string): string {
  return `/api/calendar/${token}.ics`
}

/** The page about minutes by train. */
export function minutesPath(language: Language = 'en'): string {
  return `${prefix(language)}/how-we-count`
}

/** The stream of changes by staff, after the message with this id. */
export function eventsPath(after: string | null): string {
  return after === null ? '/api/events' : `/api/events?after=${encodeURIComponent(after)}`
}

/** Where browsers without a stream poll the id of the last change. */
export const latestEventPath = '/api/events/latest'

export function adminPath(tab = ''): string {
  return tab ? `/admin/${tab}` : '/admin'
}

export function adminLoginPath(): string {
  return '/admin/login'
}

/** The widths in pixels that pictures are served in. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const

/** A picture in one width; a record's `images` have the 1280 px WebP. */
export function imagePath(
  hash: string,
  width: number = 1280,
  extension: 'avif' | 'webp' | 'jpg' = 'webp',
): string {
  return `/media/${hash}/${width}.${extension}`
}

/** The hash in the URL of one of our pictures (path or full URL), or null. */
export function imageHash(url: string): string | null {
  return (
    /^(?:https?:\/\/[^/]+)?\/media\/([0-9a-f]{32})\/\d+\.(?:avif|webp|jpg)$/.exec(url)?.[1] ?? null
  )
}
