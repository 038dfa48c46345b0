import PDFDocument from 'pdfkit'
import { INK, INK_2, INK_3, LINE, Pen } from './pen.server.ts'
import { LARGE, LOGO, PHOTO, type Sheet, type SheetHome, SMALL, THUMB } from './sheet.server.ts'

// Points; A4 is 595.28 × 841.89.
const LEFT = 40
const RIGHT = 555
const TOP = 84
const BOTTOM = 786
const ROW = THUMB.height + 22
const RADIUS = 10

/** Draws a PDF in A4 with the agency's head on every page. Every letter is shaped by the font's own rules. */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    lang: sheet.language,
    info: { Title: sheet.title, Author: sheet.agency, Creator: sheet.agency },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve)
    doc.on('error', reject)
  })
  doc.registerFont('regular', sheet.fonts.regular)
  doc.registerFont('strong', sheet.fonts.strong)
  const pen = new Pen(doc, sheet)
  if (sheet.parts === 'list and homes') drawList(pen, sheet)
  for (const home of sheet.homes) if (home.gone === null) drawHome(pen, home)
  drawFrames(pen, sheet)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

function drawList(pen: Pen, { title, by, photo, homes }: Sheet): void {
  pen.doc.addPage()
  pen.line(title, LEFT, TOP, { size: 24, strong: true })
  if (by) {
    if (photo) pen.photo(photo, LEFT, TOP + 31, PHOTO.width)
    pen.line(by, photo ? LEFT + PHOTO.width + 8 : LEFT, TOP + 34, { size: 11, colour: INK_2 })
  }
  let y = TOP + (by ? 68 : 50)
  for (const home of homes) {
    if (y + ROW > BOTTOM) {
      pen.doc.addPage()
      y = TOP
    }
    drawRow(pen, home, y)
    y += ROW
  }
}

function drawRow(pen: Pen, home: SheetHome, y: number): void {
  const x = LEFT + THUMB.width + 18
  const width = RIGHT - x
  pen.picture(home.thumb, LEFT, y, THUMB)
  pen.number(home.number, LEFT + 4, y + 4, RADIUS)
  pen.rule(y + ROW - 11, LEFT, RIGHT)
  if (home.gone !== null) {
    pen.lines(home.gone, { x, y: y + 28, width }, { size: 11, colour: INK_2 })
    return
  }
  pen.line(home.price, RIGHT, y + 3, { size: 12.5, strong: true, isRight: true })
  pen.line(home.more, RIGHT, y + 23, { size: 9, colour: INK_3, isRight: true })
  const room = width - Math.max(pen.widthOf(home.price, { size: 12.5, strong: true }), 90) - 12
  pen.lines(home.title, { x, y: y + 3, width: room, most: 1 }, { size: 12.5, strong: true })
  pen.lines(home.facts, { x, y: y + 25, width: room, most: 1 }, { size: 10.5, colour: INK_2 })
  drawStation(pen, home, x, y + 45, width)
  if (home.confirmed) pen.line(home.confirmed, x, y + 63, { size: 9, colour: INK_3 })
}

function drawStation(pen: Pen, { station }: SheetHome, x: number, y: number, width: number): void {
  if (!station) return
  const from = pen.station(station.colours, x, y + 3)
  pen.lines(
    station.text,
    { x: from, y, width: width - (from - x), most: 1 },
    { size: 10.5, colour: INK_2 },
  )
}

function drawHome(pen: Pen, home: SheetHome): void {
  pen.doc.addPage()
  const [large, ...small] = home.pictures
  pen.picture(large, LEFT, TOP, LARGE)
  pen.number(home.number, LEFT + 18, TOP + 18, 13)
  let y = TOP + LARGE.height + 10
  if (small.length > 0) {
    small.slice(0, 3).forEach((picture, i) => {
      pen.picture(picture, LEFT + i * (SMALL.width + 10), y, SMALL)
    })
    y += SMALL.height + 10
  }
  y = drawHeading(pen, home, y + 8)
  const gap = 28
  const half = (RIGHT - LEFT - gap) / 2
  drawWords(pen, home, { x: LEFT, y, width: half })
  drawRows(pen, home, { x: LEFT + half + gap, y, width: half })
}

function drawHeading(pen: Pen, home: SheetHome, top: number): number {
  const price = { size: 17, strong: true }
  pen.line(home.price, RIGHT, top, { ...price, isRight: true })
  pen.line(home.more, RIGHT, top + 27, { size: 9.5, colour: INK_3, isRight: true })
  const room = RIGHT - LEFT - pen.widthOf(home.price, price) - 24
  const y = pen.lines(
    home.title,
    { x: LEFT, y: top, width: room, most: 2 },
    { size: 17, strong: true },
  )
  pen.line(home.facts, LEFT, y + 2, { size: 11, colour: INK_2 })
  drawStation(pen, home, LEFT, y + 21, RIGHT - LEFT)
  pen.rule(y + 46, LEFT, RIGHT)
  return y + 58
}

type Place = { x: number; y: number; width: number }

function drawWords(pen: Pen, home: SheetHome, { x, y, width }: Place): void {
  const face = { size: 10, colour: INK_2 }
  const step = face.size * 1.5
  const lineOf = (at: number) => Math.max(0, Math.floor((BOTTOM - at) / step))
  let at = y
  if (home.confirmed) {
    pen.line(home.confirmed, x, at, { size: 10, colour: pen.accent })
    at += step + 4
  }
  if (home.description) {
    at = pen.lines(home.description, { x, y: at, width, most: lineOf(at) }, face) + 6
  }
  for (const feature of home.features) {
    if (lineOf(at) < 1) return
    pen.line('•', x, at, { size: 10, colour: pen.accent })
    at = pen.lines(feature, { x: x + 12, y: at, width: width - 12, most: lineOf(at) }, face)
  }
}

function drawRows(pen: Pen, { rows }: SheetHome, { x, y, width }: Place): void {
  const label = 84
  let at = y
  for (const row of rows) {
    if (at + 15 > BOTTOM) return
    pen.line(row.label, x, at, { size: 10, colour: INK_3 })
    const most = Math.floor((BOTTOM - at) / 15)
    const place = { x: x + label, y: at, width: width - label, most }
    at = pen.lines(row.value, place, { size: 10, colour: INK }) + 5
    pen.rule(at, x, x + width)
    at += 6
  }
}

/** The head and the foot of every page, once their number is known. */
function drawFrames(pen: Pen, { agency, logo, contact, url, until, page: words }: Sheet): void {
  const { start, count } = pen.doc.bufferedPageRange()
  // As a text it is stored once for all pages.
  const drawn = logo && `data:image/jpeg;base64,${Buffer.from(logo).toString('base64')}`
  for (let page = start; page < start + count; page += 1) {
    pen.doc.switchToPage(page)
    if (drawn) pen.doc.image(drawn, LEFT, 24, { fit: [LOGO.width, LOGO.height] })
    else {
      drawMark(pen, LEFT, 40)
      pen.line(agency, LEFT + 34, 30, { size: 15, strong: true })
    }
    pen.line(contact, RIGHT, 34, { size: 9.5, colour: INK_2, isRight: true })
    pen.rule(64, LEFT, RIGHT)
    pen.rule(798, LEFT, RIGHT)
    pen.line(url, LEFT, 804, { size: 9, colour: pen.accent, link: url })
    pen.line(until, LEFT, 818, { size: 8, colour: INK_3 })
    const text = words.replace('{n}', String(page - start + 1)).replace('{m}', String(count))
    pen.line(text, RIGHT, 804, { size: 9, colour: INK_3, isRight: true })
  }
}

/** The agency's mark: a station on a line. */
function drawMark({ doc, accent }: Pen, x: number, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + 26, y)
    .lineCap('round')
    .lineWidth(4.4)
    .stroke(accent)
  doc
    .circle(x + 13, y, 6)
    .lineWidth(2.6)
    .fillAndStroke('#ffffff', INK)
  doc.lineCap('butt').strokeColor(LINE)
}
