import type { BuiltFiles } from './built-files.ts'
import { document } from './document.ts'
import { DrawnParts } from './drawn-parts.tsx'
import { inlineJson, inlineRecord } from './html-text.ts'
import type { Head, PageData, PageName, PageProps, PropsOf, SiteProps } from './page.ts'
import { pageComponent, pageModules } from './pages.ts'
import { Shell } from './shell.tsx'

export const SITE_ENTRY = 'src/site/browser.tsx'

const drawnParts = new DrawnParts()

/** A public page as a whole document. */
export async function renderPage<Name extends PageName>(
  files: BuiltFiles,
  page: {
    name: Name
    props: PropsOf<Name>
    carried?: Partial<PropsOf<Name>>
    head: Head
    site: SiteProps
    origin: string
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const { name, head, site, origin } = page
  const props: PageProps = Object(page.props)
  const component = await pageComponent(name)
  const html = document({
    head,
    origin,
    links: files.links(SITE_ENTRY, [pageModules[name].module]),
    markup: drawnParts.render(<Shell page={component} props={props} site={site} />),
    data: inlineData({ name, props: { ...props, ...page.carried }, site }),
  })
  return encoded(html)
}

const utf8 = new TextEncoder()
let room = new Uint8Array(512 * 1024)

/** A document's bytes. Written at once into room for any: its length need not be counted before. */
function encoded(html: string): Uint8Array<ArrayBuffer> {
  if (room.length < html.length * 3) room = new Uint8Array(html.length * 3)
  return room.slice(0, utf8.encodeInto(html, room).written)
}

function inlineData({ name, props, site }: PageData): string {
  return `{"name":${inlineJson(name)},"props":${inlineRecord(props)},"site":${inlineJson(site)}}`
}
