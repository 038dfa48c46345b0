const EVERY_MINUTES = 30

/** The times of a day to choose from, `00:00` to `23:30`, with one more that is chosen already. */
export function timesOfDay(chosen: string): string[] {
  const times = Array.from({ length: (24 * 60) / EVERY_MINUTES }, (_, index) => {
    const minutes = index * EVERY_MINUTES
    const two = (number: number) => String(number).padStart(2, '0')
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  })
  return [...new Set([...times, chosen])].toSorted()
}
