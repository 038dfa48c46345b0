/**
 * Names of people in the sounds that Thai and Latin letters share: `สมชาย` and `Somchai` are both `TMT`. Only
 * consonants count, because Thai leaves vowels out and spells them before their consonant; those that romanisations
 * and finals mix up are one: s, t, d, ch and j; n, l and r; p, b, ph and f; k, g and kh. Two different names can sound
 * alike, so it is never enough by itself.
 */
export function soundsOf(word: string): string {
  return /[\u0e01-\u0e2e]/.test(word) ? thaiSounds(word) : latinSounds(word)
}

const THAI: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    K: 'กขฃคฅฆ',
    G: 'ง',
    T: 'จฉชซฌฎฏฐฑฒดตถทธศษส',
    P: 'บปผฝพฟภ',
    M: 'มำ',
    N: 'นณญรลฬฤฦ',
    H: 'หฮ',
    W: 'ว',
    Y: 'ย',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
)
/** Two consonants that are one double sound, as in วิทธิ and อัจฉรา. */
const DOUBLES = /([กจชณดตทปพมลส])\1|(?<=[จ])ฉ|(?<=[ต])ถ|(?<=[ท])ธ|(?<=[พ])ภ|(?<=[ก])ข|(?<=[ป])ผ/g

function thaiSounds(word: string): string {
  const letters = word
    // Mute letters, also two of them as in จันทร์, and tone marks.
    .replace(/[กดตทธ]ร\u0e4c/g, '')
    .replace(/[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c/g, '')
    .replace(/[\u0e47-\u0e4e]/g, '')
    // รร is a vowel before a consonant, and an n at the end.
    .replace(/รร(?=[\u0e01-\u0e2e])/g, '\u0e31')
    .replace(/รร/g, 'น')
    // ทร is an s, unless it follows an n as in จันทรา; a last ร as in มิตร is mute.
    .replace(/(?<!น)ทร(?=[\u0e31\u0e32ง])/g, 'ท')
    .replace(/(?<=[ตท])ร$/, '')
    .replace(/ญญ/g, 'นย')
    .replace(/จเจ/g, 'เจ')
    // A silent ห before its consonant; หญ sounds like a y.
    .replace(/หญ/g, 'ย')
    .replace(/ห(?=[งนมยรลว])/g, '')
    .replace(/^ญ/, 'ย')
    .replace(DOUBLES, (double, letter: string | undefined) => (double && letter) ?? '')
  let sounds = ''
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charAt(at)
    if ((letter === 'ย' || letter === 'ว') && !isSpoken(letters, at)) continue
    sounds += THAI[letter] ?? ''
  }
  return sounds
}

/** Whether a ย or ว is a consonant: at the beginning, or with a vowel of its own. */
function isSpoken(letters: string, at: number): boolean {
  const before = letters.charAt(at - 1)
  const after = letters.charAt(at + 1)
  const hasVowel = /[เ-ไ]/.test(before) || /[\u0e30-\u0e3a\u0e45]/.test(after)
  return at === 0 || hasVowel || letters.startsWith('วดี', at)
}

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    K: 'kgcq',
    T: 'tdszj',
    P: 'pbf',
    M: 'm',
    N: 'nlr',
    H: 'h',
    W: 'wv',
    Y: 'y',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
)

function latinSounds(word: string): string {
  const letters = word
    .replace(/tch|ch|sh/g, 't')
    .replace(/x/g, 'ks')
    .replace(/([ptkbdgrw])h/g, '$1')
    .replace(/ng/g, 'N')
    // An r that only lengthens its vowel: Porn, Arthit.
    .replace(/([ao])r(?![aeiou])/g, '$1')
    .replace(/ck/g, 'k')
    .replace(/([a-z])\1/g, '$1')
  let sounds = ''
  for (let at = 0; at < letters.length; at++) {
    const letter = letters.charAt(at)
    const isBeforeVowel = /[aeiouy]/.test(letters.charAt(at + 1))
    if (letter === 'h' && !isBeforeVowel) continue
    if ((letter === 'w' || letter === 'y') && at > 0 && !isBeforeVowel) continue
    sounds += letter === 'N' ? 'G' : (LATIN[letter] ?? '')
  }
  return sounds
}

/** Whether a Thai and a Latin word have the same sounds, and both begin with a vowel or with a consonant. */
export function soundsAlike(thai: string, latin: string): boolean {
  if (!/^[a-z]/.test(latin)) return false
  const beginsWithVowel = /^[เ-ไ]?อ/.test(thai)
  return soundsOf(thai) === soundsOf(latin) && beginsWithVowel === /^[aeiou]/.test(latin)
}
