import type { PetPolicy } from '../../projects/rules.ts'
import type { Furnishing } from '../../units/rules.ts'
import type { DemoUnit } from '../demo-unit.ts'
import { minutes } from './figures.ts'

/** A place near a project, as the project's record has it. Metres and minutes on foot. */
export type PlaceNear = { name: string; walkingDistance: number; walkingTime: number }

/** How furnished it is, said of a home that a person will walk through. */
export const furnished: Record<Furnishing, readonly string[]> = {
  fully_furnished: [
    'Fully furnished, down to the rice cooker.',
    'It comes furnished and ready: bring clothes.',
    'Furniture, appliances and curtains are all in place.',
    'The furniture is simple, good and included.',
    'It is fully furnished.',
  ],
  partially_furnished: [
    'Kitchen, wardrobes and air conditioning are in; the rest is yours to choose.',
    'It comes partially furnished: what is built in stays, the sofa is up to you.',
    'Partially furnished, with curtains and lamps.',
  ],
  unfurnished: [
    'It is handed over empty, with kitchen and bathrooms complete.',
    'Unfurnished: clean floors, white walls, working taps.',
    'The rooms are empty and ready.',
  ],
  bare_shell: [
    'It is a bare shell: concrete, pipes and a clear floor for your own plans.',
    'Handed over as a shell, so that nothing has to be torn out first.',
  ],
}

/** What may be said of the walk to a station. */
export function walkTo({ name, walkingDistance, walkingTime }: PlaceNear): string[] {
  return [
    `${name} station is ${minutes(walkingTime)} on foot.`,
    `The walk to ${name} station takes ${minutes(walkingTime)}.`,
    `To the trains at ${name} it is ${walkingDistance} metres.`,
    `${name} is the station, ${walkingDistance} metres away.`,
    `From the door to ${name} station: ${walkingDistance} metres.`,
  ]
}

/** What may be said of a mall near by. */
export function shoppingAt({ name, walkingTime }: PlaceNear): string[] {
  return [
    `${name} is ${minutes(walkingTime)} on foot.`,
    `For shopping there is ${name}, ${minutes(walkingTime)} away on foot.`,
    `One can walk to ${name} in ${minutes(walkingTime)}.`,
  ]
}

/** What may be said of a park near by. */
export function runningIn({ name, walkingTime }: PlaceNear): string[] {
  return [
    `${name} is ${minutes(walkingTime)} on foot.`,
    `Runners have ${name}, ${minutes(walkingTime)} away.`,
    `It is ${minutes(walkingTime)} on foot to the trees of ${name}.`,
  ]
}

const pets: Record<PetPolicy, readonly string[]> = {
  small_pet_allowed: ['Cats and small dogs are welcome.', 'A small pet may move in too.'],
  medium_pet_allowed: ['A dog of medium size is welcome.', 'Pets up to medium size are welcome.'],
  not_allowed: ['Pets are not allowed.', 'No pets, by the rules of the house.'],
}

/** What may be said of the terms: each of these holds for the unit. */
export function termsSaid(unit: DemoUnit): string[] {
  const said: string[] = [...pets[unit.petAllowed ?? unit.project.petAllowed]]
  if (unit.isFirstSale) said.push('This is a first sale, directly from the developer.')
  if (unit.listingType !== 'rent' && unit.ownershipType === 'leasehold') {
    said.push('It is sold as a leasehold.')
  }
  if (unit.listingType === 'rent_sell') said.push('The owner will let it or sell it.')
  if (unit.listingType === 'sell' && !unit.isFirstSale) {
    said.push('Seller and buyer share the transfer fee.')
  }
  // A house let by its owner has terms of its own.
  if (unit.listingType !== 'sell' && unit.project.ownership !== null) {
    said.push(
      'Contracts run for a year, with two months’ deposit.',
      'The rent includes the common fee.',
    )
  }
  return said
}
