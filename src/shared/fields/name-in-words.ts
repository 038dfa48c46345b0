/** The name of a field or column in words: `rentAmount` as `Rent amount`. */
export function nameInWords(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
