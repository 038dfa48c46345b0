import type { DemoProject } from './demo-project.ts'
import type { Home } from './demo-unit.ts'
import { type Layout, layouts, layoutsIn, type Plan } from './layouts.ts'
import { viewsFrom } from './outlook.ts'
import { type Random, randomFrom } from './random.ts'
import { featuresFor } from './unit-features.ts'

/** The homes of a project that the agency has on its books, no two alike. */
export function homesOf(project: DemoProject): Home[] {
  const random = randomFrom(`homes of ${project.key}`)
  const codes = layoutsIn(project.mix)
  const doors = new DoorPlan(project, random)
  const firstSales = firstSalesAmong(codes, project.firstSales ?? 0)
  return codes.map((layout, index) => {
    const { floor, unitNumber } = doors.next(layout)
    const plan: Plan = layouts[layout]
    const home = {
      layout,
      floor,
      bedrooms: random.whole(...plan.bedrooms),
      bathrooms: random.whole(...plan.bathrooms),
      size: sizeOf(random, project, layout),
      facing: project.facings[index % project.facings.length] ?? random.pick(project.facings),
      isFirstSale: firstSales.has(index),
    }
    return {
      ...home,
      key: `${project.key}/${unitNumber}`,
      project,
      unitNumber,
      views: viewsFrom(random, project, home),
      features: featuresFor(random, home),
    }
  })
}

/** Square metres, to the half or the quarter as plans are drawn. */
function sizeOf(random: Random, project: DemoProject, layout: Layout): number {
  const [min, max] = layouts[layout].sqm
  const sqm = (min + (max - min) * random.share()) * project.scale
  const step = sqm > 100 ? 1 : random.chance(0.2) ? 0.25 : 0.5
  return Math.round(sqm / step) * step
}

/** The developer keeps the plans in the middle of the mix for its own sales. */
function firstSalesAmong(codes: Layout[], count: number): Set<number> {
  const start = Math.floor((codes.length - count) / 2)
  return new Set(Array.from({ length: count }, (_, index) => start + index))
}

/** Gives every home a floor and a number of its own. */
class DoorPlan {
  readonly #project: DemoProject
  readonly #random: Random
  readonly #taken = new Set<string>()
  #penthouses = 0

  constructor(project: DemoProject, random: Random) {
    this.#project = project
    this.#random = random
  }

  next(layout: Layout): { floor: number | null; unitNumber: string } {
    for (;;) {
      const floor = this.#floorFor(layout)
      const unitNumber = this.#numberOn(floor, layout)
      if (this.#taken.has(unitNumber)) continue
      this.#taken.add(unitNumber)
      return { floor, unitNumber }
    }
  }

  #floorFor(layout: Layout): number | null {
    const { firstHomeFloor, buildingFloors } = this.#project
    if (firstHomeFloor === null) return null
    if (layout === 'P') return buildingFloors - this.#penthouses++
    // A duplex takes the floor above as well, and no home lies above a penthouse.
    const highest = buildingFloors - (layout === 'D' || this.#project.mix.includes('P') ? 2 : 0)
    return this.#random.whole(firstHomeFloor, highest)
  }

  #numberOn(floor: number | null, layout: Layout): string {
    const { numbering, address, totalUnits } = this.#project
    if (floor === null || numbering === 'house') {
      const house = address.match(/^\d+/)?.[0] ?? '1'
      return `${house}/${this.#random.whole(1, totalUnits)}`
    }
    if (numbering === 'letter') {
      return `${floor}${layout === 'P' ? 'A' : this.#random.pick(['A', 'B', 'C', 'D', 'E', 'F'])}`
    }
    const door = String(layout === 'P' ? 1 : this.#random.whole(1, 14)).padStart(2, '0')
    const number = `${floor}${door}`
    return numbering === 'tower' ? `${this.#random.pick(['A', 'B'])}-${number}` : number
  }
}
