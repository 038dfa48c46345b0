import type { ComponentType } from 'react'
import type { Context } from '../../context.ts'
import type { Call } from '../../platform/http/edge.ts'
import type { LimitRule } from '../../platform/http/limit.ts'
import { senderAddress } from '../../platform/http/sender.ts'
import { Refused } from '../../refused.ts'
import { type Language, type LanguageTag, textsIn } from '../../shared/language.ts'
import { accentProperties } from '../../team/agency/rules/accent.ts'
import type { PageName } from '../pages.ts'
import { type Head, type PublicPage, publicPage } from '../serve/page.server.ts'
import type { ClientPageProps } from './client-page.tsx'
import { clientPageTexts } from './client-page-texts.ts'

/** What the address of a client's page leads to, in its own language: what it shows, or why it is over. */
export type ReadPage<Shown, Over extends string> = { language: Language } & (
  | { over: Over }
  | { shown: Shown }
)

/**
 * A page made for one client, for those who have its address: never cached, never indexed, in the language that was
 * chosen for it. Once it is over it is 410, with the reason; an unknown address is 404.
 */
export function clientPage<Shown, Over extends string>(page: {
  name: PageName
  path: `/${string}/:token`
  component: ComponentType<ClientPageProps<Shown, Over>>
  address(token: string): string
  /** Throws 404 for an unknown token. */
  read(
    context: Context,
    token: string,
    languages: Readonly<Record<LanguageTag, Language>>,
  ): Promise<ReadPage<Shown, Over>>
  head(shown: Shown, language: Language): Pick<Head, 'title' | 'description' | 'image'>
  reason(over: Over, language: Language): string
}): PublicPage {
  const { name, path, component, address } = page
  return publicPage({
    ...{ name, path, component, address },
    isPrivate: true,
    read: ({ params }) => params.token ?? '',

    async load(context, token, { origin, site, languages }) {
      const found = await page.read(context, token, languages).catch(asUnknown)
      const language = found?.language ?? languages.en
      const { name: agency, logo, accent, phone, email, line, whatsapp } = site
      const reach = {
        ...{ name: agency, logo, phone, email, line, whatsapp },
        accent: accentProperties(accent),
      }
      const common = { reach, url: origin + address(token) }
      if (!found) {
        const { unknownTitle, unknown } = textsIn(language, clientPageTexts)
        const head = { title: `${unknownTitle} · Sathani`, description: unknown, noindex: true }
        const props = { ...common, shown: null, over: 'unknown' as const }
        return { status: 404, head, language: language.tag, props }
      }
      if ('over' in found) {
        const { over } = found
        const title = `${textsIn(language, clientPageTexts).overTitle} · Sathani`
        const head = { title, description: page.reason(over, language), noindex: true }
        const props = { ...common, shown: null, over }
        return { status: 410, head, language: language.tag, props }
      }
      const { shown } = found
      const head = { ...page.head(shown, language), canonical: address(token), noindex: true }
      return { head, language: language.tag, props: { ...common, shown, over: null } }
    },
  })
}

/** An unknown token: whoever has a page's address is told so as a client, not as a visitor of the site. */
function asUnknown(error: unknown): null {
  if (error instanceof Refused && error.status === 404) return null
  throw error
}

/**
 * Whoever presses something on such a page: nobody's account, however often their address and the page allow. The
 * token is the right to it, and the same-origin check of all writes keeps other sites out. Refuses with 429.
 */
export async function clientOf(
  call: Call,
  token: string,
  [ofAddress, ofPage]: readonly [LimitRule, LimitRule],
): Promise<Context> {
  const { services, context } = call.var
  await services.limits.take(ofAddress, senderAddress(call))
  await services.limits.take(ofPage, token)
  return { ...context, actor: null }
}
