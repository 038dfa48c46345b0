import { createRequire } from 'node:module'

/** A drawing of lucide's: its lines as names with attributes. */
type Drawing = { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
type Rules = { [name: string]: string | Rules }

/** The icons there are, by lucide's names. Only those that the code names reach the style sheet. */
const names = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'badge-check',
  'bath',
  'bed-double',
  'bookmark',
  'building',
  'calendar',
  'car',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevrons-up-down',
  'circle-check',
  'circle-dot',
  'circle-exclamation-point',
  'clock',
  'compass',
  'copy',
  'download',
  'dumbbell',
  'ellipsis',
  'expand',
  'eye',
  'eye-off',
  'file-spreadsheet',
  'flag',
  'flame',
  'flower',
  'footprints',
  'gem',
  'globe',
  'goal',
  'graduation-cap',
  'grip-vertical',
  'heart',
  'image',
  'image-up',
  'key-round',
  'laptop',
  'mail',
  'map',
  'map-pin',
  'martini',
  'maximize',
  'menu',
  'message-circle',
  'minus',
  'monitor',
  'moon',
  'notebook-pen',
  'pencil',
  'phone',
  'plus',
  'presentation',
  'printer',
  'scan',
  'search',
  'settings',
  'share-2',
  'shield-check',
  'shopping-bag',
  'sliders-horizontal',
  'sofa',
  'sprout',
  'sun',
  'tag',
  'train-front',
  'trash',
  'trees',
  'undo-2',
  'upload',
  'user-round',
  'users',
  'waves-ladder',
  'x',
]

const FILLED = '-filled'
/** Those that are also drawn filled: `icon-heart-filled`. */
const filled = ['heart']

/**
 * A plugin of Tailwind's: `icon-mail` draws that icon before an element's text, in its colour, 18 px wide
 * (`before:size-4` makes it 16). Icons are masks because pages of cards name hundreds of them: as
 * elements they were a third of such a page and of the work to render it.
 */
export default function iconMasks({ addUtilities }: { addUtilities(rules: Rules): void }): void {
  for (const name of [...names, ...filled.map((one) => `${one}${FILLED}`)]) {
    addUtilities({
      [`.icon-${name}`]: {
        '&::before': {
          content: '""',
          display: 'block',
          flex: 'none',
          // A mask is painted over its neighbours: what it lies on is what is pressed.
          'pointer-events': 'none',
          width: '1.125rem',
          height: '1.125rem',
          'background-color': 'currentColor',
          // Said once: browsers of some years ago ask for the mask by another name too.
          '--icon': `url("data:image/svg+xml,${uriText(svgOf(name))}")`,
          mask: 'var(--icon) center / contain no-repeat',
        },
      },
    })
  }
}

const require = createRequire(import.meta.url)

function svgOf(name: string): string {
  if (!name.endsWith(FILLED)) return svg(drawingOf(name), 'none')
  return svg(drawingOf(name.slice(0, -FILLED.length)), '#000')
}

function drawingOf(name: string): Drawing {
  return require(`lucide-react/icons/${name}`).__iconData
}

function svg({ node }: Drawing, fill: string): string {
  const lines = node.map(([name, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`)
    return `<${name} ${written.join(' ')}/>`
  })
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${lines.join('')}</svg>`
}

/** Text in a data URI: only what would end it or change its meaning is escaped. */
function uriText(text: string): string {
  return text.replace(/[<>#%"]/g, encodeURIComponent)
}
