import { createRequire } from 'node:module'
import sharp from 'sharp'

const font = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/anuphan/400Regular/Anuphan_400Regular.ttf',
)
const PAPER = '#f7f2e0'

type Look = {
  /** Degrees clockwise by which the picture is turned. */
  turn?: number
  format?: 'jpeg' | 'png' | 'webp'
  size?: number
}

/** The picture of a note with these lines, for tests. */
export async function aNote(
  lines: readonly string[],
  { turn = 0, format = 'jpeg', size = 26 }: Look = {},
): Promise<Buffer> {
  const pieces: { input: Buffer; left: number; top: number }[] = []
  let [top, width] = [50, 300]
  for (const line of lines) {
    const text = `<span foreground="#1c2444">${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
    const rendered = {
      text: { text, font: `Anuphan ${size}`, fontfile: font, rgba: true, dpi: 96 },
    }
    const { data, info } = await sharp(rendered).png().toBuffer({ resolveWithObject: true })
    pieces.push({ input: data, left: 50, top })
    top += info.height + size
    width = Math.max(width, info.width + 100)
  }
  const page = { width, height: top + 50, channels: 3 as const, background: PAPER }
  const flat = await sharp({ create: page }).composite(pieces).png().toBuffer()
  return sharp(flat).rotate(turn, { background: PAPER })[format]().toBuffer()
}

/** An empty page. */
export function anEmptyPage(): Promise<Buffer> {
  const page = { width: 600, height: 800, channels: 3 as const, background: PAPER }
  return sharp({ create: page }).jpeg().toBuffer()
}

/** A form with a picture, as it is uploaded. */
export function noteForm(
  bytes: Buffer,
  beside: Record<string, string> = {},
  { name = 'note.jpg', type = 'image/jpeg' } = {},
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(beside)) form.append(field, value)
  form.append('image', new File([new Uint8Array(bytes)], name, { type }))
  return form
}
