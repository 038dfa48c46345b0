import type { ComponentType } from 'react'
import type { Context } from '../context.ts'
import type { LimitRule } from '../http/limit.ts'
import type { FormState } from '../shared/form-state.ts'
import type { pageModules } from './pages.ts'
import type { Thing } from './seo/thing.ts'

/** What every public page knows besides its own props. */
export type SiteProps = {
  /** The Bangkok calendar day, `YYYY-MM-DD`. */
  today: string
  phone: string
  email: string
}

/** Any page's props: each page checks its own where it is defined. */
export type PageProps = Record<string, unknown>

/** What a document carries for the browser to go on with. */
export type PageData = { name: PageName; props: PageProps; site: SiteProps }

export type PageName = keyof typeof pageModules
export type PropsOf<Name extends PageName> =
  Awaited<ReturnType<(typeof pageModules)[Name]['load']>> extends {
    default: ComponentType<infer Props>
  }
    ? Props
    : never

/** What of a request a page may depend on: never a cookie or a header, so that pages can be kept. */
export type PageRequest = {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  site: SiteProps
  /** Where visitors reach us, such as `https://sathani.example`: what absolute addresses begin with. */
  origin: string
}

/** What a page says of itself to search engines and to those who preview links. */
export type Head = {
  title: string
  description: string
  /** The page's one address, a path; none for what is not to be linked to. */
  canonical?: string
  /** Whether search engines are asked to leave it out. */
  noindex?: boolean
  /** The URL of a picture of ours; without one the default preview stands for the page. */
  image?: string | null
  imageAlt?: string
  /** What the page is about, as schema.org says it: only what its visitors can read. */
  things?: readonly Thing[]
}

/** What a page answers: itself, or the address to look at instead. */
export type PageAnswer<Props> =
  | {
      status?: 200 | 404
      head: Head
      props: Props
      /** What the document carries instead of these props: the browser reads the rest off the page. */
      carried?: Partial<Props>
    }
  | { redirect: string }

/** What a page's form posts: always the whole form, as text. */
export type PostedForm = URLSearchParams

/** A public page: where it is, what it reads, and what it does with its own form. */
export type PublicPage<Name extends PageName = PageName> = {
  name: Name
  /** As the router writes it: `/property/:id`. */
  path: string
  /** What is asked for, in its normal form: requests with the same address get the same page. */
  address(request: PageRequest): string
  /** Reads what the page shows, as a visitor may see it. `form` is a refused post's, to be shown again. */
  load(
    context: Context,
    request: PageRequest,
    form: FormState | null,
  ): Promise<PageAnswer<PropsOf<Name>>>
  /** Takes the page's own form, posted without JavaScript; answers the address to go to. */
  receive?(context: Context, request: PageRequest, form: PostedForm): Promise<string>
  /** How often one address may post it. */
  limit?: LimitRule
}

/** A public page, its props checked against its component. */
export function publicPage<Name extends PageName>(page: PublicPage<Name>): PublicPage {
  // Safe: the name ties load's props to the component of the same name, checked here.
  return page as unknown as PublicPage
}
