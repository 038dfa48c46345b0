/**
 * A number with thousands separators, `17,200,000.5`, rounded to at most `decimals` places. Without
 * `Intl`, whose first use takes a phone some 60 ms at the start of a page.
 */
export function writeNumber(value: number, decimals = 6): string {
  const rounded = Number(value.toFixed(decimals))
  const [integer = '', ...fraction] = String(Math.abs(rounded)).split('.')
  return [`${rounded < 0 ? '-' : ''}${separated(integer)}`, ...fraction].join('.')
}

function separated(digits: string): string {
  return digits.length <= 3 ? digits : `${separated(digits.slice(0, -3))},${digits.slice(-3)}`
}
