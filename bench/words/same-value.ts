/** Whether a value that was found is the expected one: numbers by value, texts by their letters, names loosely. */
export function sameValue(field: string, expected: unknown, actual: unknown): boolean {
  if (typeof expected === 'boolean' || typeof actual === 'boolean') return expected === actual
  if (typeof expected === 'number' || typeof actual === 'number') {
    return actual !== '' && actual !== null && Number(expected) === Number(actual)
  }
  const last = field.split('.').at(-1)
  const want = folded(String(expected))
  const have = folded(String(actual))
  if (last === 'name' || last === 'people') return sameName(want, have)
  if (last === 'line') return want.replace(/^@/, '') === have.replace(/^@/, '')
  if (last === 'projectName') return lettersOnly(want) === lettersOnly(have)
  return want === have
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Letters of any script with their marks, and digits. */
function lettersOnly(text: string): string {
  return text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

const TITLE =
  /^(?:คุณ|นางสาว|นาง|นาย|น\.ส\.|หมอ|ลุง|ป้า|น้า|เจ๊|เฮีย|แม่|พี่|น้อง|อาจารย์|อ\.|khun |k\. ?|mr\.? |mrs\.? |ms\.? |miss |dr\.? |owner |agent )/

/** Whether one of the names, without titles and what stands in brackets, is the other or begins it. */
function sameName(one: string, other: string): boolean {
  const [a, b] = [bareName(one), bareName(other)]
  return a !== '' && b !== '' && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `))
}

function bareName(name: string): string {
  let bare = name
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}. -]/gu, ' ')
    .trim()
  for (let next = bare.replace(TITLE, '').trim(); next !== '' && next !== bare; ) {
    bare = next
    next = bare.replace(TITLE, '').trim()
  }
  return bare.replaceAll(/\s+/g, ' ').replace(/\.$/, '')
}
