import type { Colour } from './colour.ts'
import { circle, line, path, polygon, rect } from './svg.ts'

const SIZE = 800

/** The developers' marks, by key: two or three plain shapes on one colour. */
export function logo(key: string): string {
  const mark = marks[key]
  if (!mark) throw new Error(`There is no logo for ${key}`)
  const { ground, shapes } = mark
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${rect(0, 0, SIZE, SIZE, ground)}${shapes.join('')}</svg>`
}

type Mark = { ground: Colour; shapes: string[] }

const PAPER = '#faf7f0'
const INK = '#17233a'
const TEAL = '#0f6b6e'
const OCHRE = '#e0a458'
const CLAY = '#b86b4d'

const marks: Record<string, Mark> = {
  // Two lines that meet.
  'rail-house': {
    ground: PAPER,
    shapes: [
      rect(110, 350, 580, 100, INK, { round: 50 }),
      polygon(
        [
          [150, 660],
          [270, 660],
          [650, 140],
          [530, 140],
        ],
        CLAY,
      ),
      circle([400, 400], 120, PAPER),
      circle([400, 400], 120, INK),
      circle([400, 400], 72, PAPER),
    ],
  },
  // A needle that points north.
  northline: {
    ground: '#e4ecee',
    shapes: [
      polygon(
        [
          [400, 110],
          [520, 420],
          [400, 370],
        ],
        '#3f5f7a',
      ),
      polygon(
        [
          [400, 110],
          [280, 420],
          [400, 370],
        ],
        '#7fa3b8',
      ),
      rect(370, 470, 60, 220, '#3f5f7a', { round: 30 }),
    ],
  },
  // Three houses in a row.
  'teak-row': {
    ground: '#f1e4d0',
    shapes: [0, 1, 2].map((i) =>
      polygon(
        [
          [130 + i * 190, 640],
          [130 + i * 190, 330],
          [210 + i * 190, 210],
          [290 + i * 190, 330],
          [290 + i * 190, 640],
        ],
        ['#8d6243', '#6b4f3a', '#b58a5c'][i] ?? INK,
      ),
    ),
  },
  // The fruit, with its leaf.
  makok: {
    ground: '#e8eddc',
    shapes: [
      path(
        'M400,270 C560,270 620,400 600,510 C585,610 500,680 400,680 C300,680 215,610 200,510 C180,400 240,270 400,270 Z',
        '#6f8b4a',
      ),
      path('M400,270 C400,180 470,120 590,120 C590,210 520,270 400,270 Z', '#47663a'),
    ],
  },
  // An arch in a wall.
  'kiln-court': {
    ground: CLAY,
    shapes: [
      path(
        'M180,660 V380 C180,250 280,160 400,160 C520,160 620,250 620,380 V660 H510 V390 C510,320 460,270 400,270 C340,270 290,320 290,390 V660 Z',
        PAPER,
      ),
      rect(360, 520, 80, 140, PAPER),
    ],
  },
  // Water under a roof of beams.
  'khlong-works': {
    ground: INK,
    shapes: [
      polygon(
        [
          [150, 360],
          [400, 150],
          [650, 360],
          [650, 430],
          [400, 225],
          [150, 430],
        ],
        OCHRE,
      ),
      ...[500, 590].map((y) =>
        path(
          `M140,${y} c65,-50 130,-50 195,0 s130,50 195,0 s90,-40 130,-25 v54 c-40,-14 -80,-6 -130,26 s-130,50 -195,0 s-130,-50 -195,0 Z`,
          '#8fb0ae',
        ),
      ),
    ],
  },
  // The sun beside a tower.
  athit: {
    ground: '#f6ead2',
    shapes: [
      circle([330, 330], 170, OCHRE),
      rect(420, 180, 190, 470, INK),
      rect(190, 600, 420, 50, INK),
    ],
  },
  // Five petals.
  lantom: {
    ground: '#f6ece6',
    shapes: [
      ...[0, 72, 144, 216, 288].map(
        (turn) =>
          `<g transform="rotate(${turn} 400 400)">${path('M400,400 C330,330 330,190 430,140 C500,220 480,340 400,400 Z', '#d99a86')}</g>`,
      ),
      circle([400, 400], 46, OCHRE),
    ],
  },
  // S, built like a stair.
  sirin: {
    ground: TEAL,
    shapes: [
      line(
        [
          [560, 220],
          [260, 220],
          [260, 400],
          [540, 400],
          [540, 580],
          [240, 580],
        ],
        PAPER,
        92,
      ),
    ],
  },
  // Rain on a stone.
  monsoon: {
    ground: '#dfe6dd',
    shapes: [
      ...[240, 360, 480, 600].map((x, i) =>
        polygon(
          [
            [x, 150],
            [x + 34, 150],
            [x - 40, 360 + (i % 2) * 40],
            [x - 74, 360 + (i % 2) * 40],
          ],
          '#2f7370',
        ),
      ),
      path('M150,640 C150,500 280,440 400,440 C540,440 650,510 650,640 Z', '#3d4a4a'),
    ],
  },
  // A, as a door that stands open.
  ariya: {
    ground: '#dcebe9',
    shapes: [
      path('M190,660 L360,150 H440 L610,660 H500 L400,330 L300,660 Z', TEAL),
      rect(300, 470, 200, 80, TEAL),
    ],
  },
  // A bend of the river under the sun.
  'chao-nam': {
    ground: '#16324a',
    shapes: [
      circle([520, 270], 100, OCHRE),
      path(
        'M120,330 C300,330 330,430 480,430 C580,430 630,390 680,390 V500 C600,500 560,540 460,540 C300,540 280,440 120,440 Z',
        '#8fc1cb',
      ),
      path(
        'M120,500 C270,500 310,600 460,600 C580,600 620,560 680,560 V650 C600,650 560,700 440,700 C280,700 260,600 120,600 Z',
        '#4f93a8',
      ),
    ],
  },
}
