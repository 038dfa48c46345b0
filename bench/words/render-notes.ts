import { createRequire } from 'node:module'
import sharp, { type OverlayOptions } from 'sharp'
import { deskSvg, lightSvg, type Paper, paperSvg, penSvg } from './note-paper.ts'
import { photographedSheet } from './photographed-sheet.ts'
import { type Random, seededRandom } from './seeded-random.ts'

const SVG = { operation: ['VipsForeignLoadSvg', 'VipsForeignLoadSvgBuffer'] }

/** How a note of `notes.json` is to look. */
export interface NoteLook {
  id: string
  lines: string[]
  font: string
  /** Degrees: slightly off, or a quarter or half turn. */
  turn: number
  /** Degrees. */
  skew: number
  /** 0 to 1. */
  noise: number
  /** 0 (daylight) to 1 (dark). */
  dim: number
  paper: Paper
  /** Whether the picture says how it is turned, as a phone's does. */
  exif?: boolean
}

const require = createRequire(import.meta.url)

/** Printed (Sarabun, Anuphan, Trirong) and lettered by hand (Mali, Itim, Sriracha). */
const FONTS: Record<string, { family: string; file: string; size: number; hand: boolean }> = {
  sarabun: {
    family: 'Sarabun',
    file: require.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
    size: 50,
    hand: false,
  },
  anuphan: {
    family: 'Anuphan',
    file: require.resolve('@expo-google-fonts/anuphan/400Regular/Anuphan_400Regular.ttf'),
    size: 46,
    hand: false,
  },
  trirong: {
    family: 'Trirong',
    file: require.resolve('@expo-google-fonts/trirong/Trirong_400Regular.ttf'),
    size: 44,
    hand: false,
  },
  mali: {
    family: 'Mali',
    file: require.resolve('@expo-google-fonts/mali/400Regular/Mali_400Regular.ttf'),
    size: 47,
    hand: true,
  },
  itim: {
    family: 'Itim',
    file: require.resolve('@expo-google-fonts/itim/400Regular/Itim_400Regular.ttf'),
    size: 54,
    hand: true,
  },
  sriracha: {
    family: 'Sriracha',
    file: require.resolve('@expo-google-fonts/sriracha/400Regular/Sriracha_400Regular.ttf'),
    size: 50,
    hand: true,
  },
}
const INKS = ['#1b1c20', '#1d3f8f', '#232a36', '#27324f']
const SHEET = 1240
const PITCH = 104
const TOP = 150
/** Never seen, at the end of every line: gives all lines of a font one height and one baseline. */
const STRUT = '<span fgalpha="1"> ปู่ฎู|</span>'
const EXIF_TURN: Record<number, number> = { 90: 8, 180: 3, 270: 6 }

/** The note as the photo of a sheet on a desk, JPEG; the same bytes in every run. */
export async function renderNote(note: NoteLook): Promise<Buffer> {
  // Where the product's decoder is loaded too, it lets sharp read photos only, before and afterwards.
  sharp.unblock(SVG)
  try {
    return await photoOf(note)
  } finally {
    sharp.block(SVG)
  }
}

async function photoOf(note: NoteLook): Promise<Buffer> {
  const random = seededRandom(note.id)
  const quarter = note.turn % 90 === 0 ? note.turn : 0
  const sheet = await photographedSheet(await writtenSheet(note, random), {
    turn: note.turn - quarter,
    skew: note.skew,
    curl: (random() - 0.5) * 0.03,
  })
  const photo = await lit(await onDesk(sheet, random), note, random)
  const turned = await sharp(photo.data, { raw: photo.info })
    .rotate(quarter)
    .toBuffer({ resolveWithObject: true })
  const { width, height } = turned.info
  const picture = sharp(turned.data, { raw: { width, height, channels: 3 } })
  if (note.exif) picture.withMetadata({ orientation: EXIF_TURN[quarter] ?? 1 })
  return await picture.jpeg({ quality: note.noise > 0.45 ? 66 : 82 }).toBuffer()
}

async function writtenSheet(note: NoteLook, random: Random): Promise<Buffer> {
  const font = FONTS[note.font]
  if (!font) throw new Error(`${note.id} asks for an unknown font: ${note.font}`)
  const height = TOP + note.lines.length * PITCH + 110
  const ink = INKS[Math.floor(random() * INKS.length)] ?? '#000'
  const written: OverlayOptions[] = []
  for (const [index, text] of note.lines.entries()) {
    const jitter = font.hand ? 1 : 0
    const line = await sharp({
      text: {
        text: `<span foreground="${ink}">${escaped(text)}</span>${STRUT}`,
        font: `${font.family} ${Math.round(font.size * (1 + jitter * (random() - 0.5) * 0.08))}`,
        fontfile: font.file,
        dpi: 72,
        rgba: true,
        wrap: 'none',
      },
    })
      .png()
      .toBuffer()
    const tilted = await sharp(line)
      .rotate(jitter * (random() - 0.5) * 1.6, { background: '#0000' })
      .png()
      .toBuffer({ resolveWithObject: true })
    written.push({
      input: tilted.data,
      left: Math.round(110 + jitter * (random() - 0.3) * 24),
      top: Math.round(
        TOP + index * PITCH - tilted.info.height * 0.72 + jitter * (random() - 0.5) * 12,
      ),
    })
  }
  return await sharp(paperSvg(note.paper, SHEET, height, { top: TOP, pitch: PITCH }, random))
    .composite(written)
    .png()
    .toBuffer()
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

async function onDesk(sheet: Buffer, random: Random): Promise<Buffer> {
  const { width, height } = await sharp(sheet).metadata()
  const [left, top] = [60 + Math.round(random() * 120), 50 + Math.round(random() * 110)]
  const desk = { width: width + 2 * left + 40, height: height + top + 140 }
  const shadow = await sharp(sheet)
    .linear([0, 0, 0, 0.55], [0, 0, 0, 0])
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#0000' })
    .blur(14)
    .png()
    .toBuffer()
  const layers: OverlayOptions[] = [
    { input: shadow, left: left - 30, top: top - 26 },
    { input: sheet, left, top },
  ]
  if (random() < 0.45)
    layers.push({ input: penSvg(desk.width, desk.height, random), left: 0, top: 0 })
  return await sharp(deskSvg(desk.width, desk.height, random))
    .composite(layers)
    .removeAlpha()
    .png()
    .toBuffer()
}

/** Light, the softness of a small lens and the noise of its sensor. */
async function lit(photo: Buffer, note: NoteLook, random: Random) {
  const { width, height } = await sharp(photo).metadata()
  const light = lightSvg(width, height, note.dim, random)
  const lighted = await sharp(photo)
    .composite([{ input: light, blend: 'multiply' }])
    .png()
    .toBuffer()
  const { data, info } = await sharp(lighted)
    .blur(0.5 + note.noise * 0.9)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const strength = note.noise * 20 * (1 + note.dim)
  const gauss = () => random() + random() + random() - 1.5
  for (let at = 0; at < data.length; at += 3) {
    const grey = gauss() * strength
    for (let channel = 0; channel < 3; channel += 1) {
      const value = (data[at + channel] ?? 0) + grey + (random() - 0.5) * strength * 0.6
      data[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value
    }
  }
  return { data, info: { width: info.width, height: info.height, channels: 3 as const } }
}
