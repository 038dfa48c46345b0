import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Context } from '../../context.ts'
import type { LimitRule } from '../../platform/http/limit.ts'
import type { FormState } from '../../shared/fields/form-state.ts'
import type { Language, LanguageTag } from '../../shared/language.ts'
import type { AgencyAccent } from '../../team/agency/rules/accent.ts'
import type { PageName } from '../pages.ts'
import type { Thing } from '../seo/thing.server.ts'

/** Props of every public page besides its own. */
export type SiteProps = {
  language: LanguageTag
  /** The Bangkok calendar day, `YYYY-MM-DD`. */
  today: string
  /** The agency's name. */
  name: string
  /** A small version of its logo. */
  logo: string | null
  /** The colour of links on pages that are made for clients. */
  accent: AgencyAccent
  phone: string
  email: string
  /** The agency's LINE ID and WhatsApp number, if it has them. */
  line: string | null
  whatsapp: string | null
  /** Its address, hours and licence, as lines. */
  office: string
}

/** The data in a document with which the browser hydrates it. */
export type PageData = { name: PageName; props: object; site: SiteProps }

/** The parts of a request that a page may depend on: no cookies or headers, so that pages can be cached. */
export type PageRequest = {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  site: SiteProps
  language: Language
  /** Every language, for a page whose data decides. */
  languages: Readonly<Record<LanguageTag, Language>>
  /** The site's public origin, such as `https://sathani.example`. */
  origin: string
  /** Counts one use against the sender's rate limit. Throws 429 when it is exhausted. */
  take(rule: LimitRule): Promise<unknown>
}

/** The result of posting the page's own form. It is shown to the sender only, so such a page is never cached. */
export type Posted = {
  /** The submitted values and their errors if the form was refused, to show it again. */
  refused: FormState | null
  /** Whether the form was just sent successfully. */
  sent: boolean
}

/** A page's metadata for search engines and link previews. */
export type Head = {
  title: string
  description: string
  /** The canonical URL, as a path; absent for pages that should not be linked to. */
  canonical?: string
  /** Whether search engines are asked not to index the page. */
  noindex?: boolean
  /** The URL of the preview picture on this site; the default one if absent. */
  image?: string | null
  imageAlt?: string
  /** The page's schema.org data: only facts that its visitors can read. */
  things?: readonly Thing[]
}

/** Props given as inline JSON, made once for many pages. */
type JsonProps<Props> = { [Name in keyof Props]?: Buffer }

/** The JSON of a prop whose HTML is already in the document and is left as it is. */
export const ALREADY_IN_DOCUMENT = Buffer.from('""')

/** The result of loading a page: the page or a redirect. */
export type PageResult<Props> =
  | {
      status?: 200 | 404 | 410
      head: Head
      props: Props
      jsonProps?: JsonProps<Props>
      /** The language of the page where its data decides; else the request's. */
      language?: LanguageTag
    }
  | { redirect: string }

/** A posted form: always the complete form, as text. */
export type PostedForm = URLSearchParams

/** Where to redirect after a form was received: a path, the value of `?sent=` and the URL fragment. */
export type FormDestination = { path: string; sent: string; fragment: string }

type PageSpec<Query, Props extends object> = {
  name: PageName
  /** The route's path, such as `/property/:id`. */
  path: string
  component: ComponentType<Props>
  /** Parses the request. Invalid parameters are ignored. */
  read(request: PageRequest): Query
  /** The canonical URL of the query, which is also its cache key. */
  address(query: Query): string
  /** Reads the page's data, as a visitor may see it. */
  load(
    context: Context,
    query: Query,
    request: PageRequest,
    posted: Posted,
  ): Promise<PageResult<Props>>
  /** Receives the page's own form, posted without JavaScript. */
  receive?(context: Context, query: Query, form: PostedForm): Promise<FormDestination>
  /** How often one client address may post the form. */
  limit?: LimitRule
  /** Whether only those who know the address may read it: never cached, never indexed. */
  isPrivate?: true
}

/** A public page, independent of the types of its query and props. */
export type PublicPage = {
  name: PageName
  path: string
  limit?: LimitRule
  takesForm: boolean
  isPrivate: boolean
  open(request: PageRequest): {
    address: string
    load(context: Context, posted: Posted): Promise<LoadedPage | { redirect: string }>
    receive(context: Context, form: PostedForm): Promise<FormDestination>
  }
}

/** A page ready to be rendered, with its document's metadata. */
export type LoadedPage = {
  name: PageName
  status: number
  head: Head
  props: object
  jsonProps: Readonly<Record<string, Buffer>>
  element: ReactElement
  language?: LanguageTag | undefined
}

/** Defines a public page; its props are type-checked against its component. */
export function publicPage<Query, Props extends object>(page: PageSpec<Query, Props>): PublicPage {
  const { name, path, component, limit, receive, isPrivate = false } = page
  return {
    name,
    path,
    ...(limit && { limit }),
    takesForm: receive !== undefined,
    isPrivate,
    open(request) {
      const query = page.read(request)
      return {
        address: page.address(query),
        async load(context, posted) {
          const result = await page.load(context, query, request, posted)
          if ('redirect' in result) return result
          const { head, props, status, jsonProps, language } = result
          return {
            ...loadedPage(name, component, props, head, status),
            jsonProps: { ...jsonProps },
            language,
          }
        },
        async receive(context, form) {
          if (!receive) throw new Error(`${path} takes no form.`)
          return receive(context, query, form)
        },
      }
    },
  }
}

/** A loaded page that renders a component with these props. */
export function loadedPage<Props extends object>(
  name: PageName,
  component: ComponentType<Props>,
  props: Props,
  head: Head,
  status = 200,
): LoadedPage {
  return { name, status, head, props, jsonProps: {}, element: createElement(component, props) }
}
