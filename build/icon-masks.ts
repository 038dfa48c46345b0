import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A lucide icon: its shapes as element names with attributes. */
type Drawing = { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] }
type Rules = { [name: string]: string | Rules }
type Plugin = { addBase(rules: Rules): void; addUtilities(rules: Rules): void }

/** The available icons, by lucide's names. Only those used in the code reach the style sheet. */
const names = [
  'archive',
  'archive-arrow-up',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'badge-check',
  'bath',
  'bed-double',
  'bell',
  'bell-ring',
  'bookmark',
  'bot',
  'briefcase',
  'building',
  'calendar',
  'calendar-plus',
  'calendar-sync',
  'camera',
  'car',
  'check',
  'clipboard-paste',
  'contact',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'chevron-up',
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
  'file-down',
  'file-spreadsheet',
  'file-text',
  'flag',
  'flame',
  'flower',
  'footprints',
  'gem',
  'globe',
  'goal',
  'graduation-cap',
  'grip-vertical',
  'handshake',
  'hard-hat',
  'heart',
  'hospital',
  'image',
  'image-up',
  'info',
  'key-round',
  'laptop',
  'layers',
  'link',
  'list-checks',
  'lock',
  'locate-fixed',
  'mail',
  'mailbox',
  'map',
  'map-pin',
  'map-pinned',
  'martini',
  'maximize',
  'menu',
  'merge',
  'message-circle',
  'message-square',
  'minus',
  'monitor',
  'moon',
  'move-horizontal',
  'notebook-pen',
  'panel-right',
  'paperclip',
  'pencil',
  'phone',
  'plus',
  'presentation',
  'printer',
  'refresh-cw',
  'rotate-cw',
  'route',
  'scan',
  'school',
  'search',
  'send',
  'settings',
  'share-2',
  'shield-check',
  'shopping-bag',
  'signpost',
  'sliders-horizontal',
  'sofa',
  'sprout',
  'square-pen',
  'star',
  'store',
  'sun',
  'tag',
  'train-front',
  'wand-sparkles',
  'zap',
  'trash',
  'trees',
  'undo-2',
  'upload',
  'user-plus',
  'user-round',
  'users',
  'waves-ladder',
  'x',
]

const FILLED = '-filled'
/** Icons that are also available filled: `icon-heart-filled`. */
const filled = ['heart', 'star']

const all = [...names, ...filled.map((name) => `${name}${FILLED}`)]
const CELL = 24

// Where the build finds the picture of all icons.
const ICONS_FILE = '.cache/icons.svg'

/**
 * A Tailwind plugin: `icon-mail` draws that icon before an element's text, in its colour, 18 px
 * wide (`before:size-4` makes it 16). Icons are masks because pages of cards have hundreds of them:
 * as elements they were a third of such a page and of the work to render it. All are cells of one
 * picture, because a browser creates a separate document for every SVG image.
 */
export default function iconMasks({ addBase, addUtilities }: Plugin): void {
  addBase({
    '[class*="icon-"]::before': {
      display: 'block',
      flex: 'none',
      // The mask is painted above its neighbours and must not take their clicks.
      'pointer-events': 'none',
      width: '1.125rem',
      height: '1.125rem',
      'background-color': 'currentColor',
      mask: `url("/${ICONS_FILE}") 0 0 / ${all.length * 100}% 100% no-repeat`,
    },
  })
  for (const [index, name] of all.entries()) {
    addUtilities({
      [`.icon-${name}`]: {
        '&::before': { content: '""', 'mask-position': `${(index / (all.length - 1)) * 100}% 0` },
      },
    })
  }
}

const require = createRequire(import.meta.url)

/** Writes the picture of all icons, in one row, for the build to copy. */
export function writeIcons(root: string): void {
  fs.mkdirSync(path.join(root, path.dirname(ICONS_FILE)), { recursive: true })
  fs.writeFileSync(path.join(root, ICONS_FILE), drawIcons())
}

function drawIcons(): string {
  const cells = all.map((name, index) => {
    const isFilled = name.endsWith(FILLED)
    const { node } = drawingOf(isFilled ? name.slice(0, -FILLED.length) : name)
    const lines = node.map(([name, { key: _key, ...attributes }]) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}='${value}'`)
      return `<${name} ${pairs.join(' ')}/>`
    })
    return `<g transform='translate(${index * CELL})'${isFilled ? " fill='#000'" : ''}>${lines.join('')}</g>`
  })
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${all.length * CELL} ${CELL}' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>${cells.join('')}</svg>`
}

function drawingOf(name: string): Drawing {
  return require(`lucide-react/icons/${name}`).__iconData
}
