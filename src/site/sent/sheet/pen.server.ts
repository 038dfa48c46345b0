import type PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>
export type Face = {
  size: number
  strong?: boolean
  colour?: string
}

export const INK = '#171f2f'
export const INK_2 = '#434d5e'
export const INK_3 = '#5f6878'
export const LINE = '#e0ddd4'
const LEADING = 1.5
/** More letters than fit in any line of a page. */
const MAX_LINE = 400

/** Writes on a PDF. Lines break between words, in Thai by a dictionary, as a PDF has no breaking of its own. */
export class Pen {
  readonly doc: Doc
  /** The colour of links and marks. */
  readonly accent: string
  readonly #words: Intl.Segmenter

  constructor(doc: Doc, { language, accent }: { language: string; accent: string }) {
    this.doc = doc
    this.accent = accent
    this.#words = new Intl.Segmenter(language, { granularity: 'word' })
  }

  #set({ size, strong = false, colour = INK }: Face): void {
    this.doc
      .font(strong ? 'strong' : 'regular')
      .fontSize(size)
      .fillColor(colour)
  }

  widthOf(text: string, face: Face): number {
    this.#set(face)
    return this.doc.widthOfString(text)
  }

  /** Writes one line from `x`, or up to it with `isRight`. */
  line(
    text: string,
    x: number,
    y: number,
    face: Face & { isRight?: boolean; link?: string },
  ): void {
    this.#set(face)
    const from = face.isRight ? x - this.doc.widthOfString(text) : x
    this.doc.text(text, from, y, {
      lineBreak: false,
      ...(face.link && { link: face.link, underline: false }),
    })
  }

  /** Writes a text in lines of a width, at most `most` of them, and returns where the next would stand. */
  lines(
    text: string,
    { x, y, width, most = 1000 }: { x: number; y: number; width: number; most?: number },
    face: Face,
  ): number {
    const all = this.#broken(text, width, face, most)
    const shown = all.slice(0, most)
    const step = face.size * LEADING
    shown.forEach((line, i) => {
      const isCut = i === most - 1 && all.length > most
      this.line(isCut ? this.#cut(line, width, face) : line, x, y + i * step, face)
    })
    return y + shown.length * step
  }

  /** The text in lines of at most this width; of more than `most`, one line more. */
  #broken(text: string, width: number, face: Face, most: number): string[] {
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      if (lines.length > most) break
      lines.push(...this.#wrap(paragraph, width, face, most - lines.length))
    }
    return lines
  }

  #wrap(paragraph: string, width: number, face: Face, most: number): string[] {
    const isTooWide = (text: string) => text.length > MAX_LINE || this.widthOf(text, face) > width
    const lines: string[] = []
    let line = ''
    for (const piece of this.#pieces(paragraph)) {
      if (lines.length > most) return lines
      if (line && isTooWide((line + piece).trimEnd())) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += line ? piece : piece.trimStart()
      // A single word that is wider than the line.
      while (line.length > 1 && isTooWide(line.trimEnd()) && lines.length <= most) {
        const head = this.#fitting(line, width, face)
        lines.push(head)
        line = line.slice(head.length)
      }
    }
    return [...lines, line.trimEnd()]
  }

  /** Words with what follows them up to the next one: punctuation and blanks. */
  #pieces(text: string): string[] {
    const pieces: string[] = []
    for (const { segment, isWordLike } of this.#words.segment(text)) {
      const isOpening = /^[([{“‘"']$/.test(pieces.at(-1) ?? '')
      if ((isWordLike && !isOpening) || pieces.length === 0 || /\s$/.test(pieces.at(-1) ?? '')) {
        pieces.push(segment)
      } else pieces[pieces.length - 1] += segment
    }
    return pieces
  }

  #fitting(text: string, width: number, face: Face): string {
    let length = 1
    let tooLong = Math.min(text.length, MAX_LINE) + 1
    while (tooLong - length > 1) {
      const middle = (length + tooLong) >> 1
      if (this.widthOf(text.slice(0, middle), face) > width) tooLong = middle
      else length = middle
    }
    return text.slice(0, length)
  }

  #cut(line: string, width: number, face: Face): string {
    let text = line.slice(0, MAX_LINE)
    while (text && this.widthOf(`${text}…`, face) > width) text = text.slice(0, -1)
    return `${text.trimEnd()}…`
  }

  /** A square picture in a circle. */
  photo(bytes: Uint8Array, x: number, y: number, size: number): void {
    const { doc } = this
    const radius = size / 2
    doc.save()
    doc.circle(x + radius, y + radius, radius).clip()
    doc.image(Buffer.from(bytes), x, y, { width: size, height: size })
    doc.restore()
  }

  /** A picture with round corners. */
  picture(
    bytes: Uint8Array | null | undefined,
    x: number,
    y: number,
    { width, height }: { width: number; height: number },
  ): void {
    const { doc } = this
    doc.save()
    doc.roundedRect(x, y, width, height, 6).clip()
    try {
      if (bytes) doc.image(Buffer.from(bytes), x, y, { width, height })
      else doc.rect(x, y, width, height).fill('#f1efe8')
    } catch {
      // A picture that cannot be read leaves its place empty.
      doc.rect(x, y, width, height).fill('#f1efe8')
    }
    doc.restore()
  }

  /** A home's number in a disc. */
  number(number: number, x: number, y: number, radius: number): void {
    this.doc.circle(x, y, radius).lineWidth(1.5).fillAndStroke(INK, '#ffffff')
    const face = { size: radius * 1.15, strong: true, colour: '#ffffff' }
    const width = this.widthOf(String(number), face)
    this.line(String(number), x - width / 2, y - radius * 0.83, face)
  }

  /** A station as on the map: rings in the colours of its lines. Returns where the text begins. */
  station(colours: readonly string[], x: number, y: number): number {
    colours.forEach((colour, i) => {
      this.doc
        .circle(x + 4.5 + i * 11, y + 4.5, 3.6)
        .lineWidth(2.4)
        .stroke(colour)
    })
    return x + colours.length * 11 + 6
  }

  rule(y: number, from: number, to: number): void {
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(LINE)
  }
}
