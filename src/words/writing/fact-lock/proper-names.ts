/*
 * Names in Latin capitals, such as those of buildings, malls and people without a title: a rewritten text must have
 * those of the text and no others.
 */

/** Words that are written with capitals and name nothing of a home. */
const COMMON = new Set(
  `bts mrt arl srt thb usd baht tv ac cctv usb hdmi led ev atm wi-fi wifi i sqm line whatsapp
  january february march april may june july august september october november december jan feb mar apr jun jul aug
  sep oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
  english thai am pm ok`.split(/\s+/),
)
const WORD = /[A-Za-z][A-Za-z’'-]{0,40}/g

/** Names of the text that the rewritten one lacks. */
export function lostNames(text: string, rewritten: string): string[] {
  const there = new Set(wordsOf(rewritten))
  return [...new Set(namesIn(text))].filter((name) => !there.has(name.toLowerCase()))
}

/** Names of the rewritten text that the text does not have in any case of letters. */
export function addedNames(text: string, rewritten: string): string[] {
  const there = new Set(wordsOf(text))
  return [...new Set(namesIn(rewritten))].filter((name) => !there.has(name.toLowerCase()))
}

function wordsOf(text: string): string[] {
  return [...text.toLowerCase().matchAll(WORD)].map(([word]) => word)
}

/** Capitalised words that do not begin a sentence, and begin no line. */
function namesIn(text: string): string[] {
  return [...text.matchAll(WORD)]
    .filter(([word], index, all) => {
      if (!/^[A-Z][a-z’'-]{2,}/.test(word) || COMMON.has(word.toLowerCase())) return false
      const { index: at } = all[index] ?? { index: 0 }
      return /[a-z0-9,&(/] ?$|[a-z0-9]-$/i.test(text.slice(Math.max(0, at - 2), at))
    })
    .map(([word]) => word)
}
