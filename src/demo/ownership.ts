import type { DemoUnit } from './demo-unit.ts'
import { demoAgents } from './people/agents.ts'
import { demoOwners } from './people/owners.ts'
import type { Owner, Person } from './people/person.ts'
import { randomFrom } from './random.ts'

/** Whose home it is: the house's or the developer's office, else a private owner. Some own many. */
export function ownerOf(unit: DemoUnit): Owner {
  const { key, developer } = unit.project
  const house = demoOwners.find(({ houses }) => houses?.includes(key))
  if (house) return house
  const office = demoOwners.find(({ developers }) => developers?.includes(developer ?? ''))
  if (unit.isFirstSale && office) return office
  const random = randomFrom(`owner of ${unit.key}`)
  const people = demoOwners.filter(({ houses, developers }) => !houses && !developers)
  const few = people.slice(0, Math.ceil(people.length / 4))
  return random.chance(0.4) ? random.pick(few) : random.pick(people)
}

/** The agent of another house who brought it, for about a quarter of the homes. */
export function agentOf(unit: DemoUnit): Person | null {
  const random = randomFrom(`agent of ${unit.key}`)
  return random.chance(0.25) && !unit.isFirstSale ? random.pick(demoAgents) : null
}
