import { english, type Language, textsIn } from '../../../shared/language.ts'
import { formatNumber, formatPrice, formatRent } from '../../../shared/money.ts'
import type { MapCluster } from '../rules/map.ts'
import { clusterTexts } from './cluster-texts.ts'

/** What a map counts: the units of a search, or the projects of a list. */
export type Counted = 'homes' | 'properties'

/**
 * A mark's text: the price of a single unit, the lowest of several in one building, or the number of units. Where
 * some are to buy and some to rent, no figure is right for both.
 */
export function markText(
  cluster: MapCluster,
  counted: Counted,
  language: Language = english,
): string {
  const texts = textsIn(language, clusterTexts)
  const { units, projects, prices, rents } = cluster
  if (projects > 1) return formatNumber(countOf(cluster, counted))
  if (counted === 'homes' && units === 1) {
    if (prices) return shortened(prices.low, texts)
    if (rents) return texts.aMonth(shortened(rents.low, texts))
  }
  if (counted === 'homes' && !(prices && rents)) {
    const lowest = prices ?? rents
    if (lowest) return texts.from(shortened(lowest.low, texts))
  }
  return homesText(units, language)
}

/** A mark's accessible name; it contains the mark's text. */
export function markName(
  cluster: MapCluster,
  counted: Counted,
  language: Language = english,
): string {
  const name = `${clusterName(cluster, language)}, ${homesText(cluster.units, language)}`
  if (cluster.projects > 1)
    return `${countText(countOf(cluster, counted), counted, language)}: ${name}`
  const text = markText(cluster, counted, language)
  return name.includes(text) ? name : `${text}: ${name}`
}

/** The name of a cluster, for the list and for screen readers. */
export function clusterName(
  { project, projects }: MapCluster,
  language: Language = english,
): string {
  const { name } = project
  return projects === 1 ? name : textsIn(language, clusterTexts).andMore(name, projects - 1)
}

/** The price and rent ranges of a cluster, a line each. */
export function offerLines({ prices, rents }: MapCluster, language: Language = english): string[] {
  const texts = textsIn(language, clusterTexts)
  return [
    prices && range(prices, (baht) => formatPrice(baht, language), texts),
    rents && range(rents, (baht) => formatRent(baht, language), texts),
  ].filter((line) => line !== null)
}

export function homesText(units: number, language: Language = english): string {
  const texts = textsIn(language, clusterTexts)
  return units === 0 ? texts.noHomes : texts.homes(formatNumber(units), units === 1)
}

export function countText(count: number, counted: Counted, language: Language = english): string {
  if (counted === 'homes') return homesText(count, language).toLowerCase()
  return textsIn(language, clusterTexts).properties(formatNumber(count), count === 1)
}

function countOf({ units, projects }: MapCluster, counted: Counted): number {
  return counted === 'homes' ? units : projects
}

type Texts = typeof clusterTexts

function range(
  { low, high }: { low: number; high: number },
  format: (baht: number) => string,
  texts: Texts,
): string {
  return low === high ? format(low) : texts.range(format(low), format(high))
}

/** A price on a mark: `8.9M`, `45K`, `900`. */
export function shortened(baht: number, texts: Texts = clusterTexts): string {
  if (baht >= 1_000_000) return texts.millions((baht / 1_000_000).toFixed(1))
  return baht >= 10_000 ? texts.thousands(Math.round(baht / 1000)) : formatNumber(baht)
}
