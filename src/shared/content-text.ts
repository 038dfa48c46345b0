const CONTROL = /(?![\n\t])\p{Cc}/gu

/**
 * A text as a value of a vCard or calendar may hold it: every line break is one character, which the library escapes,
 * and other control characters, which would end a line, are left out.
 */
export function contentText<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(contentText) as Value
  if (typeof value !== 'string') return value
  // Safe: a text stays a text.
  return value.replace(/\r\n?/g, '\n').replace(CONTROL, '') as Value
}
