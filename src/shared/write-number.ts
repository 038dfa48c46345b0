/**
 * A number with its thousands separated, `17,200,000.5`, rounded to `decimals` places at most. Not by
 * `Intl`, whose first use costs a phone some 60 ms of a page's start.
 */
export function writeNumber(value: number, decimals = 6): string {
  const rounded = Number(value.toFixed(decimals))
  const [whole = '', ...fraction] = String(Math.abs(rounded)).split('.')
  return [`${rounded < 0 ? '-' : ''}${separated(whole)}`, ...fraction].join('.')
}

function separated(digits: string): string {
  return digits.length <= 3 ? digits : `${separated(digits.slice(0, -3))},${digits.slice(-3)}`
}
