/** A word of a text in lower case, and where it stands. */
export type Token = { word: string; start: number; end: number }
/** Words that stand side by side. */
export type Window = { text: string; words: string[]; start: number; end: number }

const WORD = /[a-z0-9]+(?:[.'’/][a-z0-9]+)*|[\u0e00-\u0e7f]+|[\u3400-\u9fff]+/g
const thai = new Intl.Segmenter('th', { granularity: 'word' })
const chinese = new Intl.Segmenter('zh', { granularity: 'word' })
/** The longest names have so many words; Thai ones are cut small. */
const MAX_WORDS = 6
/** Nobody names a place behind so many words; each window of them costs a look into the tables. */
const MAX_TOKENS = 40

/** The words of a text in lower case; Thai and Chinese ones as a dictionary parts them. */
export function tokensOf(plain: string): Token[] {
  return [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const parts = word >= '\u3400' ? chinese : word >= '\u0e00' ? thai : null
    if (!parts) return [{ word, start: index, end: index + word.length }]
    return [...parts.segment(word)].map(({ segment, index: at }) => ({
      word: segment,
      start: index + at,
      end: index + at + segment.length,
    }))
  })
}

/** Every run of words with at most a blank, a dash or a point between them, the longest first. */
export function windowsOf(plain: string, tokens: readonly Token[]): Window[] {
  const windows: Window[] = []
  const read = tokens.slice(0, MAX_TOKENS)
  for (const [index, first] of read.entries()) {
    const words: string[] = []
    for (const token of read.slice(index, index + MAX_WORDS)) {
      const last = read[index + words.length - 1] ?? first
      if (words.length > 0 && token.start - last.end > 2) break
      words.push(token.word)
      const [start, end] = [first.start, token.end]
      windows.push({ text: plain.slice(start, end), words: [...words], start, end })
    }
  }
  return windows.toSorted((a, b) => b.end - b.start - (a.end - a.start))
}
