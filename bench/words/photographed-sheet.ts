import sharp from 'sharp'

const CHANNELS = 4

/** How a sheet lies before the camera: turned by `turn` degrees, seen from a side (`skew`), curled a little. */
export interface Pose {
  turn: number
  skew: number
  curl: number
}

/** The sheet as the camera sees it, PNG with nothing around it. Every pixel is looked up where it came from. */
export async function photographedSheet(sheet: Buffer, pose: Pose): Promise<Buffer> {
  const { data, info } = await sharp(sheet)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grown = Math.hypot(info.width, info.height) * (Math.abs(pose.turn) * 0.017 + 0.12)
  const width = Math.round(info.width + grown)
  const height = Math.round(info.height + grown)
  const seen = Buffer.alloc(width * height * CHANNELS)
  const from = cameOf(pose, info.width, info.height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = from(x - width / 2, y - height / 2)
      blend(data, info.width, info.height, u, v, seen, (y * width + x) * CHANNELS)
    }
  }
  return await sharp(seen, { raw: { width, height, channels: CHANNELS } })
    .trim({ background: '#0000', threshold: 0 })
    .png()
    .toBuffer()
}

/** Where on the sheet the pixel came from, counted from the middle of the picture. */
function cameOf(pose: Pose, width: number, height: number) {
  const angle = (pose.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const lean = pose.skew * 0.035
  return (x: number, y: number): [number, number] => {
    const across = (x * cos + y * sin) / width
    const down = (y * cos - x * sin) / height
    const far = 1 + lean * across + Math.abs(lean) * 0.8 * down
    const u = across / far
    const v = down / far + pose.curl * Math.cos(u * Math.PI)
    return [(u + 0.5) * width, (v + 0.5) * height]
  }
}

/** Mixes the four pixels around the place; nothing outside the sheet. */
function blend(
  data: Buffer,
  width: number,
  height: number,
  u: number,
  v: number,
  into: Buffer,
  at: number,
): void {
  const [left, top] = [Math.floor(u), Math.floor(v)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return
  const [right, low] = [u - left, v - top]
  const first = (top * width + left) * CHANNELS
  const below = first + width * CHANNELS
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const upper =
      (data[first + channel] ?? 0) * (1 - right) + (data[first + CHANNELS + channel] ?? 0) * right
    const lower =
      (data[below + channel] ?? 0) * (1 - right) + (data[below + CHANNELS + channel] ?? 0) * right
    into[at + channel] = upper * (1 - low) + lower * low
  }
}
