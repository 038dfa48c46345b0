import type { Random } from './seeded-random.ts'

export type Paper = 'plain' | 'ruled' | 'grid' | 'yellow' | 'cream'

const COLOURS: Record<Paper, string> = {
  plain: '#f6f5f1',
  ruled: '#f4f3ec',
  grid: '#f3f4f2',
  yellow: '#f5e489',
  cream: '#efe6d0',
}

/** A sheet as SVG: its colour, its lines, folds and a little unevenness of the light on it. */
export function paperSvg(
  paper: Paper,
  width: number,
  height: number,
  lines: { top: number; pitch: number },
  random: Random,
): Buffer {
  const fold = height * (0.35 + random() * 0.3)
  const parts = [
    `<rect width="${width}" height="${height}" fill="${COLOURS[paper]}"/>`,
    ...printed(paper, width, height, lines),
    `<rect y="${fold}" width="${width}" height="3" fill="#000" opacity="0.05"/>`,
    `<rect y="${fold + 3}" width="${width}" height="4" fill="#fff" opacity="0.35"/>`,
    `<rect width="${width}" height="${height}" fill="url(#bend)"/>`,
  ]
  const bend = `<linearGradient id="bend" x1="0" y1="0" x2="1" y2="${(random() * 0.6).toFixed(2)}">
    <stop offset="0" stop-color="#000" stop-opacity="0.07"/>
    <stop offset="0.3" stop-color="#fff" stop-opacity="0.1"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.1"/></linearGradient>`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${bend}</defs>${parts.join('')}</svg>`,
  )
}

function printed(
  paper: Paper,
  width: number,
  height: number,
  lines: { top: number; pitch: number },
): string[] {
  const across: string[] = []
  if (paper === 'ruled') {
    for (let y = lines.top; y < height - 20; y += lines.pitch) {
      across.push(`<rect y="${y}" width="${width}" height="2" fill="#8fb0cf" opacity="0.75"/>`)
    }
    across.push(`<rect x="78" width="2" height="${height}" fill="#d98c8c" opacity="0.7"/>`)
  }
  if (paper === 'grid') {
    const step = lines.pitch / 2
    for (let y = lines.top % step; y < height; y += step) {
      across.push(`<rect y="${y}" width="${width}" height="1.5" fill="#9db8c9" opacity="0.5"/>`)
    }
    for (let x = 20; x < width; x += step) {
      across.push(`<rect x="${x}" width="1.5" height="${height}" fill="#9db8c9" opacity="0.5"/>`)
    }
  }
  return across
}

/** What the sheet lies on, as SVG. */
export function deskSvg(width: number, height: number, random: Random): Buffer {
  const [dark, light] =
    [
      ['#4a3828', '#6b523b'],
      ['#3b3f44', '#565b61'],
      ['#7a6a58', '#938370'],
      ['#29323c', '#3c4854'],
    ][Math.floor(random() * 4)] ?? []
  const grain = Array.from({ length: 40 }, () => {
    const y = random() * height
    return `<path d="M0 ${y.toFixed(0)} Q${width / 2} ${(y + random() * 60 - 30).toFixed(0)} ${width} ${(y + random() * 30).toFixed(0)}" stroke="#000" stroke-opacity="${(random() * 0.12).toFixed(2)}" stroke-width="${(1 + random() * 4).toFixed(1)}" fill="none"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${grain.join('')}</svg>`,
  )
}

/** A pen that lies over the lower edge of the sheet, as SVG. */
export function penSvg(width: number, height: number, random: Random): Buffer {
  const colour = ['#20242a', '#1f4aa0', '#a32020'][Math.floor(random() * 3)]
  const pose = `translate(${(width * (0.45 + random() * 0.3)).toFixed(0)} ${height - 95}) rotate(${(random() * 16 - 8).toFixed(1)})`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="s" x="-10%" y="-200%" width="120%" height="500%"><feGaussianBlur stdDeviation="9"/></filter></defs><g transform="${pose}"><rect x="6" y="16" width="470" height="24" rx="12" fill="#000" opacity="0.4" filter="url(#s)"/><rect width="440" height="26" rx="10" fill="${colour}"/><rect y="4" width="430" height="6" rx="3" fill="#fff" opacity="0.25"/><path d="M440 3 L488 12 L488 15 L440 24 Z" fill="#c9c9c4"/><rect x="20" y="-5" width="90" height="7" rx="3" fill="#bdbdb8"/></g></svg>`,
  )
}

/** Falling light to multiply with, as SVG: bright around one point, `dim` at the far corners. */
export function lightSvg(width: number, height: number, dim: number, random: Random): Buffer {
  const level = (share: number) => {
    const value = Math.round(255 * share)
    // Lamps are warmer than daylight: the darker, the less blue.
    return `rgb(${value},${Math.round(value * (1 - dim * 0.06))},${Math.round(value * (1 - dim * 0.2))})`
  }
  const near = 1 - dim * 0.55
  const far = near * (0.8 - dim * 0.3)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="70"/></filter><radialGradient id="l" cx="${(0.2 + random() * 0.6).toFixed(2)}" cy="${(0.1 + random() * 0.5).toFixed(2)}" r="0.95"><stop offset="0" stop-color="${level(near)}"/><stop offset="1" stop-color="${level(far)}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#l)"/>${handShadow(width, height, random)}</svg>`,
  )
}

/** The shadow of whoever holds the phone, from the lower edge. */
function handShadow(width: number, height: number, random: Random): string {
  const x = width * (0.2 + random() * 0.7)
  const size = width * (0.15 + random() * 0.2)
  return `<ellipse cx="${x.toFixed(0)}" cy="${height}" rx="${size.toFixed(0)}" ry="${(height * 0.45).toFixed(0)}" fill="#000" opacity="${(random() * 0.28).toFixed(2)}" filter="url(#soft)"/>`
}
