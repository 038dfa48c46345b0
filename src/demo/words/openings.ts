import type { DemoUnit } from '../demo-unit.ts'
import { capitalised, counted, inWords, ordinal, side, sqm, withArticle } from './figures.ts'

/** How a description of this home may begin. Every figure in it is the home's own. */
export function openings(unit: DemoUnit): string[] {
  if (unit.floor === null) return unit.layout === 'T' ? townhouse(unit) : house(unit)
  const flat = { ...unit, floor: unit.floor }
  if (unit.layout === 'P') return penthouse(flat)
  if (unit.layout === 'D') return loft(flat)
  if (unit.bedrooms === 0) return studio(flat)
  if (unit.bedrooms === 1) return oneBedroom(flat)
  if (unit.bedrooms === 2) return twoBedrooms(flat)
  return unit.bedrooms === 3 ? threeBedrooms(flat) : fourBedrooms(flat)
}

type Flat = DemoUnit & { floor: number }

function studio({ size, floor, facing, project }: Flat): string[] {
  return [
    `A studio of ${sqm(size)} on the ${ordinal(floor)} floor, small enough to clean before breakfast.`,
    `One room of ${sqm(size)} on the ${ordinal(floor)} floor, and everything has its place in it.`,
    `The keys to somebody’s first own door: ${sqm(size)}, ${ordinal(floor)} floor, facing ${side(facing)}.`,
    `On the ${ordinal(floor)} of ${project.buildingFloors} floors, ${withArticle(side(facing))}-facing studio of ${sqm(size)}.`,
    `${sqm(size)} without a wasted corner.`,
    `A studio with a proper table and a proper bed, ${sqm(size)} in all.`,
    `This studio measures ${sqm(size)} and lies on the ${ordinal(floor)} floor.`,
    `For one person and a bicycle: ${withArticle(ordinal(floor))}-floor studio of ${sqm(size)}.`,
  ]
}

function oneBedroom({ size, floor, facing, project, layout }: Flat): string[] {
  const either = [
    `One bedroom, ${sqm(size)}, on the ${ordinal(floor)} of ${project.buildingFloors} floors.`,
    `${sqm(size)} on the ${ordinal(floor)} floor, divided the sensible way: living in front, sleeping behind a door.`,
    `Bedroom and living room both look ${side(facing)}; between them they have ${sqm(size)}.`,
    `${capitalised(withArticle(ordinal(floor)))}-floor one-bedroom of ${sqm(size)}.`,
    `A home for one or two: ${sqm(size)}, one bedroom, ${ordinal(floor)} floor.`,
    `The bedroom is at the quiet end, the living room at the bright one; ${sqm(size)} in all.`,
  ]
  const large = [
    `At ${sqm(size)} this is a large one-bedroom: there is a place to eat that is not the sofa.`,
    `A generous one-bedroom of ${sqm(size)} on the ${ordinal(floor)} floor, with room for a real dining table.`,
    `People leave two-bedroom flats for this one: ${sqm(size)}, a single large bedroom, ${ordinal(floor)} floor.`,
  ]
  const small = [
    `The bedroom closes with a real door, which at ${sqm(size)} is not a matter of course.`,
    `Compact and complete: one bedroom in ${sqm(size)} on the ${ordinal(floor)} floor.`,
    `A one-bedroom of ${sqm(size)} that feels larger because nothing stands in the way of the window.`,
  ]
  return [...either, ...(layout === '1L' ? large : small)]
}

function loft({ size, floor, bathrooms }: Flat): string[] {
  return [
    `A loft of ${sqm(size)}, entered on the ${ordinal(floor)} floor: work below, sleep above.`,
    `Two levels, one bedroom, ${sqm(size)}: the stair is the bookshelf.`,
    `On the ${ordinal(floor)} floor and the one above it, ${sqm(size)} of loft with ${counted(bathrooms, 'bathroom')}.`,
    `A duplex of ${sqm(size)} for somebody whose desk is larger than their bed.`,
    `The bedroom is a gallery over the living room; together they have ${sqm(size)}.`,
  ]
}

function twoBedrooms({ size, floor, facing, bathrooms, project }: Flat): string[] {
  const baths = counted(bathrooms, 'bathroom')
  return [
    `Two bedrooms with the living room between them, ${sqm(size)} in all, on the ${ordinal(floor)} floor.`,
    `${capitalised(withArticle(ordinal(floor)))}-floor home of ${sqm(size)} with two bedrooms and ${baths}.`,
    `Two bedrooms, ${baths}, ${sqm(size)}: the plan that small families and good friends look for.`,
    `This two-bedroom faces ${side(facing)} from the ${ordinal(floor)} of ${project.buildingFloors} floors and measures ${sqm(size)}.`,
    `It can be read as two bedrooms or as one and a study; either way there are ${sqm(size)} and ${baths}.`,
    `The second bedroom is a bedroom and not a cupboard. ${capitalised(baths)}, ${sqm(size)}, ${ordinal(floor)} floor.`,
    `${sqm(size)} on the ${ordinal(floor)} floor: two bedrooms at the ends, everybody in the middle.`,
    `Two doors close, one room stays open: a ${sqm(size)} home on the ${ordinal(floor)} floor.`,
  ]
}

function threeBedrooms({ size, floor, facing, bathrooms }: Flat): string[] {
  const baths = counted(bathrooms, 'bathroom')
  return [
    `A family home of ${sqm(size)} on the ${ordinal(floor)} floor, with three bedrooms and ${baths}.`,
    `Three bedrooms in ${sqm(size)}, the main one at the far end of the corridor.`,
    `Three bedrooms, ${baths} and a living room as wide as the home: ${sqm(size)}, ${ordinal(floor)} floor.`,
    `The living room takes the ${side(facing)} front, the three bedrooms the quiet sides; ${sqm(size)} in all.`,
    `There is room here to disagree: three bedrooms, ${baths}, ${sqm(size)}.`,
    `On the ${ordinal(floor)} floor, ${sqm(size)} for a family that eats together and does homework apart.`,
  ]
}

function fourBedrooms({ size, floor, bathrooms, bedrooms }: Flat): string[] {
  const rooms = counted(bedrooms, 'bedroom')
  return [
    `${capitalised(rooms)} and ${counted(bathrooms, 'bathroom')} on ${sqm(size)}: a house that happens to be on the ${ordinal(floor)} floor.`,
    `${sqm(size)} on the ${ordinal(floor)} floor, with ${rooms} and space for grandparents.`,
    `Very few homes in the city are drawn like this one: ${rooms}, ${sqm(size)}, and a hall to arrive in.`,
    `${capitalised(withArticle(ordinal(floor)))}-floor home for a large family, ${sqm(size)} with ${rooms}.`,
  ]
}

function penthouse({ size, floor, bedrooms, bathrooms, project }: Flat): string[] {
  const rooms = `${counted(bedrooms, 'bedroom')}, ${counted(bathrooms, 'bathroom')}`
  const top = [
    `The top floor, the ${ordinal(floor)}: ${sqm(size)} with ${rooms}.`,
    `Nothing is above it. ${capitalised(rooms)} and ${sqm(size)} on the ${ordinal(floor)} floor.`,
  ]
  const high = [
    `A penthouse of ${sqm(size)} on the ${ordinal(floor)} floor, with ${rooms}.`,
    `${capitalised(rooms)}, ${sqm(size)}, and windows all around the ${ordinal(floor)} floor.`,
  ]
  return floor === project.buildingFloors ? [...top, ...high] : high
}

function townhouse({ size, bedrooms, bathrooms, facing, project }: DemoUnit): string[] {
  const rooms = counted(bedrooms, 'bedroom')
  const floors = inWords(project.buildingFloors)
  return [
    `A townhouse of ${sqm(size)} on ${floors} floors, with ${rooms} and ${counted(bathrooms, 'bathroom')}.`,
    `${capitalised(floors)} floors, ${rooms}, ${sqm(size)}: living below, sleeping in the middle, laundry under the roof.`,
    `The front door faces ${side(facing)}; behind it are ${sqm(size)} and ${rooms}.`,
    `For a family that wants its own door: ${rooms} in a townhouse of ${sqm(size)}.`,
    `${sqm(size)}, ${rooms} and a porch, in the middle of the row.`,
    `A ${bedrooms}-bedroom townhouse of ${sqm(size)} where bicycles can stay outside.`,
  ]
}

function house({ size, bedrooms, bathrooms, facing }: DemoUnit): string[] {
  const rooms = counted(bedrooms, 'bedroom')
  return [
    `A detached house of ${sqm(size)} with ${rooms} and ${counted(bathrooms, 'bathroom')}.`,
    `${capitalised(rooms)} around a stair hall, ${sqm(size)} in all, facing ${side(facing)}.`,
    `A house to grow old in, or up in: ${sqm(size)}, ${rooms}, two floors.`,
    `The veranda faces ${side(facing)}. Behind it are ${sqm(size)} with ${rooms} and ${counted(bathrooms, 'bathroom')}.`,
    `Three generations fit here: ${rooms}, ${counted(bathrooms, 'bathroom')}, ${sqm(size)}.`,
    `${sqm(size)} on two floors, with ${rooms} upstairs and down.`,
  ]
}
