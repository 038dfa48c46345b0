import sharp, { type Sharp } from 'sharp'

/** A grey picture: a byte for each pixel, 255 is white. */
export type Grey = { data: Uint8Array; width: number; height: number }

/** The longest side of a picture that is read, in pixels. */
const SIDE = 2200
/** The background is looked at in squares of this many pixels. */
const CELL = 16
/** Squares on each side, of which the brightest is the paper. */
const REACH = 3

/** An uploaded picture as grey pixels, of a size that is read well. */
export async function greyOf(bytes: Uint8Array): Promise<Grey> {
  const resized = sharp(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .greyscale()
  return pixels(resized)
}

export function sharpOf({ data, width, height }: Grey): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } })
}

export async function pixels(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * The picture as if it were evenly lit: each pixel is compared with the paper around it. White writing on a dark
 * ground becomes dark on white. Specks of single pixels are smoothed away.
 */
export async function evenlyLit(grey: Grey): Promise<Grey> {
  const { width, height } = grey
  const lit = isDark(grey) ? inverted(grey) : grey
  const columns = Math.max(4, Math.round(width / CELL))
  const rows = Math.max(4, Math.round(height / CELL))
  const small = await pixels(
    sharpOf(await pixels(sharpOf(lit).median(3))).resize(columns, rows, {
      kernel: 'cubic',
      fit: 'fill',
    }),
  )
  const paper = sharpOf(brightest(small)).blur(2).resize(width, height, {
    kernel: 'cubic',
    fit: 'fill',
  })
  const ground = (await pixels(paper)).data
  const data = new Uint8Array(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const paperHere = Math.max(1, ground[at] ?? 255)
    data[at] = Math.min(255, Math.round(((lit.data[at] ?? 255) * 255) / paperHere))
  }
  return pixels(sharpOf({ data, width, height }).median(3))
}

/** Whether most of the picture is darker than its middle brightness. */
function isDark({ data }: Grey): boolean {
  let dark = 0
  let [least, most] = [255, 0]
  for (let at = 0; at < data.length; at += 16) {
    const value = data[at] ?? 0
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  const middle = (least + most) / 2
  for (let at = 0; at < data.length; at += 16) if ((data[at] ?? 0) < middle) dark += 1
  return dark > (data.length / 16) * 0.8
}

function inverted({ data, width, height }: Grey): Grey {
  return { data: data.map((value) => 255 - value), width, height }
}

/** Each pixel as bright as the brightest around it. */
function brightest({ data, width, height }: Grey): Grey {
  const result = new Uint8Array(data.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let most = 0
      for (let v = Math.max(0, y - REACH); v <= Math.min(height - 1, y + REACH); v += 1) {
        for (let u = Math.max(0, x - REACH); u <= Math.min(width - 1, x + REACH); u += 1) {
          most = Math.max(most, data[v * width + u] ?? 0)
        }
      }
      result[y * width + x] = most
    }
  }
  return { data: result, width, height }
}
