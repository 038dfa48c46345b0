import { formatNumber, formatPrice, formatRent } from '../../../shared/money.ts'
import type { MapCluster } from '../../map-rules.ts'

/** What a map counts: the homes of a search, or the properties of a list. */
export type Counted = 'homes' | 'properties'

/** What stands on a mark: the price of a home alone, else how many there are. */
export function markText(cluster: MapCluster, counted: Counted): string {
  const { units, projects, prices, rents } = cluster
  if (projects > 1) return formatNumber(marked(cluster, counted))
  if (counted === 'homes' && units === 1) {
    if (prices) return `${shortened(prices.low)}`
    if (rents) return `${shortened(rents.low)}/mo`
  }
  return homesText(units)
}

/** The mark in words: what stands on it is among them. */
export function markName(cluster: MapCluster, counted: Counted): string {
  const name = `${clusterName(cluster)}, ${homesText(cluster.units)}`
  if (cluster.projects > 1) return `${countText(marked(cluster, counted), counted)}: ${name}`
  const text = markText(cluster, counted)
  return name.includes(text) ? name : `${text}: ${name}`
}

/** The same in words, for the list and for whoever does not see the map. */
export function clusterName({ project, projects }: MapCluster): string {
  return projects === 1 ? project.name : `${project.name} and ${projects - 1} more`
}

/** What the homes of a mark are offered for, a line each for sale and for rent. */
export function offerLines({ prices, rents }: MapCluster): string[] {
  return [prices && range(prices, formatPrice), rents && range(rents, formatRent)].filter(
    (line) => line !== null,
  )
}

export function homesText(units: number): string {
  if (units === 0) return 'No homes'
  return units === 1 ? '1 home' : `${formatNumber(units)} homes`
}

export function countText(count: number, counted: Counted): string {
  if (counted === 'homes') return homesText(count).toLowerCase()
  return count === 1 ? '1 property' : `${formatNumber(count)} properties`
}

function marked({ units, projects }: MapCluster, counted: Counted): number {
  return counted === 'homes' ? units : projects
}

function range({ low, high }: { low: number; high: number }, format: (baht: number) => string) {
  return low === high ? format(low) : `${format(low)} to ${format(high)}`
}

/** A price on a mark: `8.9M`, `45K`, `900`. */
export function shortened(baht: number): string {
  if (baht >= 1_000_000) return `${(baht / 1_000_000).toFixed(1)}M`
  return baht >= 10_000 ? `${Math.round(baht / 1000)}K` : formatNumber(baht)
}
