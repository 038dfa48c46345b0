import { type ComponentType, createElement, type ReactElement } from 'react'
import type { Context } from '../context.ts'
import type { LimitRule } from '../http/limit.ts'
import type { FormState } from '../shared/form-state.ts'
import type { PageName } from './pages.ts'
import type { Thing } from './seo/thing.ts'

/** What every public page knows besides its own props. */
export type SiteProps = {
  /** The Bangkok calendar day, `YYYY-MM-DD`. */
  today: string
  phone: string
  email: string
  /** A LINE ID and a number on WhatsApp, where the agency has them. */
  line: string | null
  whatsapp: string | null
}

/** What a document carries for the browser to go on with. */
export type PageData = { name: PageName; props: object; site: SiteProps }

/** What of a request a page may depend on: never a cookie or a header, so that pages can be kept. */
export type PageRequest = {
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  site: SiteProps
  /** Where visitors reach us, such as `https://sathani.example`: what absolute addresses begin with. */
  origin: string
  /** Takes one use of what whoever asks may do so often; throws 429 where none is left. */
  take(rule: LimitRule): Promise<unknown>
}

/** What became of the page's own form, told to its sender alone: such a page is never kept. */
export type Posted = {
  /** What was refused, to be shown again. */
  refused: FormState | null
  /** Whether it was sent just before. */
  sent: boolean
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

/** Props that many pages share, as inline JSON made once. */
type MadeProps<Props> = { [Name in keyof Props]?: Buffer }

/** For what stands in the document already, and is kept there. */
export const NOT_CARRIED = Buffer.from('""')

/** What a page answers: itself, or the address to look at instead. */
export type PageAnswer<Props> =
  | { status?: 200 | 404; head: Head; props: Props; made?: MadeProps<Props> }
  | { redirect: string }

/** What a page's form posts: always the whole form, as text. */
export type PostedForm = URLSearchParams

/** Where a form's sender goes on: the page's path, what was sent, and the place on the page. */
export type SentTo = { path: string; sent: string; place: string }

type Spec<Asked, Props extends object> = {
  name: PageName
  /** As the router writes it: `/property/:id`. */
  path: string
  component: ComponentType<Props>
  /** What is asked for, read once. What is wrong in an address falls away. */
  read(request: PageRequest): Asked
  /** The same as an address in its normal form: who asks for the same address gets the same page. */
  address(asked: Asked): string
  /** Reads what the page shows, as a visitor may see it. */
  load(
    context: Context,
    asked: Asked,
    request: PageRequest,
    posted: Posted,
  ): Promise<PageAnswer<Props>>
  /** Takes the page's own form, posted without JavaScript. */
  receive?(context: Context, asked: Asked, form: PostedForm): Promise<SentTo>
  /** How often one address may post it. */
  limit?: LimitRule
}

/** A public page as it is served, whatever it asks for and shows. */
export type PublicPage = {
  name: PageName
  path: string
  limit?: LimitRule
  takesForm: boolean
  open(request: PageRequest): {
    address: string
    load(context: Context, posted: Posted): Promise<DrawnPage | { redirect: string }>
    receive(context: Context, form: PostedForm): Promise<SentTo>
  }
}

/** A page ready to be drawn, with what its document says of it. */
export type DrawnPage = {
  name: PageName
  status: number
  head: Head
  props: object
  made: Readonly<Record<string, Buffer>>
  element: ReactElement
}

/** A public page, its props checked against its component. */
export function publicPage<Asked, Props extends object>(page: Spec<Asked, Props>): PublicPage {
  const { name, path, component, limit, receive } = page
  return {
    name,
    path,
    ...(limit && { limit }),
    takesForm: receive !== undefined,
    open(request) {
      const asked = page.read(request)
      return {
        address: page.address(asked),
        async load(context, posted) {
          const answer = await page.load(context, asked, request, posted)
          if ('redirect' in answer) return answer
          const { head, props, status, made } = answer
          return { ...drawn(name, component, props, head, status), made: { ...made } }
        },
        async receive(context, form) {
          if (!receive) throw new Error(`${path} takes no form.`)
          return receive(context, asked, form)
        },
      }
    },
  }
}

/** A component with its props as a page. */
export function drawn<Props extends object>(
  name: PageName,
  component: ComponentType<Props>,
  props: Props,
  head: Head,
  status = 200,
): DrawnPage {
  return { name, status, head, props, made: {}, element: createElement(component, props) }
}
