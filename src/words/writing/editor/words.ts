/*
 * The words between facts: shorthand that is written out, and names that are written in capitals.
 */

const SHORTHAND: Readonly<Record<string, string>> = {
  nr: 'near',
  'c/w': 'with',
  'w/': 'with',
  'w/o': 'without',
  incl: 'including',
  inc: 'including',
  excl: 'excluding',
  bldg: 'building',
  'w/d': 'washer and dryer',
  mth: 'month',
  mths: 'months',
  yr: 'year',
  yrs: 'years',
  min: 'minimum',
  max: 'maximum',
  approx: 'approximately',
  pls: 'please',
  plz: 'please',
  ctr: 'contract',
  contr: 'contract',
  dep: 'deposit',
  furn: 'furnished',
  appt: 'appointment',
  rm: 'room',
  rms: 'rooms',
  liv: 'living',
  nxt: 'next',
  opp: 'opposite',
  immed: 'immediately',
  excel: 'excellent',
  cond: 'condition',
  lge: 'large',
  brkfst: 'breakfast',
  sep: 'separate',
  ext: 'extension',
  mgmt: 'management',
  maint: 'maintenance',
  elec: 'electricity',
  thx: 'thanks',
  tks: 'thanks',
  msg: 'message',
  nego: 'negotiable',
}
const SHORT_WORD = new RegExp(
  `(?<![a-z\\d/@.'’-])(${Object.keys(SHORTHAND)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![a-z\\d/@'’-]|\\.[a-z\\d])\\.?`,
  'gi',
)
/** `w/ tub` and `w/tub`. */
const WITH =
  /(?<![a-z\d/@.'’-])(?:c\/w|w\/)\s{0,3}(?=[a-z\d\u0e00-\u0e7f])(?!o(?![a-z])|d(?![a-z])|m(?![a-z]))/gi

export function withoutShorthand(text: string): string {
  return text.replace(WITH, 'with ').replace(SHORT_WORD, (word: string, key: string) => {
    const whole = SHORTHAND[key.toLowerCase()] ?? word
    return /^[A-Z][a-z]/.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole
  })
}

/** Names in capitals, and those with capitals of their own. */
const CAPITALS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'BTS MRT ARL SRT TV AC CCTV USB HDMI LED EV ATM THB USD'
      .split(' ')
      .map((name) => [name.toLowerCase(), name]),
  ),
  wifi: 'Wi-Fi',
  'wi-fi': 'Wi-Fi',
  bangkok: 'Bangkok',
  sukhumvit: 'Sukhumvit',
  sathorn: 'Sathorn',
  silom: 'Silom',
  'a/c': 'A/C',
}
const NAME = new RegExp(
  `(?<![a-z\\d@./-])(${Object.keys(CAPITALS).join('|')})(?![a-z\\d@/-]|\\.[a-z])`,
  'gi',
)

export function withCapitals(text: string): string {
  return text.replace(NAME, (word) => CAPITALS[word.toLowerCase()] ?? word)
}
