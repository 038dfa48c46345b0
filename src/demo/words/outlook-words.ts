import type { Facing, View } from '../../units/rules.ts'

/** What it means in Bangkok to face this way. The noon sun stands in the south for most of the year. */
export const light: Record<Facing, readonly string[]> = {
  north: [
    'It faces north, so the light is even and the rooms stay cool.',
    'North light all day: good for plants, screens and electricity bills.',
    'Facing north, it leaves the hot sun to the other side of the house.',
  ],
  south: [
    'It faces south and takes the breeze of the rainy season.',
    'Southern light fills the living room for most of the year.',
    'Facing south, it is bright without the late sun.',
  ],
  east: [
    'The sun comes in with the first coffee and is gone by noon.',
    'It faces east: bright mornings, cool evenings.',
    'Morning sun, afternoon shade.',
  ],
  west: [
    'It faces west: shade it at four, open it at six.',
    'Evenings are the best hour here: the windows look west.',
    'The western light is warm and long.',
  ],
  south_east: [
    'It faces south-east, the side people ask for: morning sun and the breeze.',
    'South-eastern light wakes the house gently.',
    'Bright until lunch and shaded after: it looks south-east.',
  ],
  south_west: [
    'It faces south-west, which is where the wind comes from when it rains.',
    'Afternoon light comes in low from the south-west.',
    'South-west means long evenings and a reason for curtains.',
  ],
  north_east: [
    'It looks north-east: a little morning sun, then shade.',
    'North-eastern rooms are the coolest in the building by evening.',
    'The early light comes in at an angle and leaves by nine.',
  ],
  north_west: [
    'It faces north-west and sees the long end of the day.',
    'North-west light is soft until late afternoon.',
    'The last sun of the day reaches the far wall.',
  ],
}

/** What is said of a view, where a description says it. */
export const views: Record<View, readonly string[]> = {
  river_view: [
    'The Chao Phraya is in the window from morning to night.',
    'One watches the river from indoors: barges by day, lights by night.',
    'Below lie the river and its traffic.',
    'The river is the fourth wall of the living room.',
  ],
  park_view: [
    'The park is in the window, and behind it the city.',
    'Trees fill the lower half of the view.',
    'It looks over the park, green in every month.',
  ],
  lake_view: ['The lake is in front of the window.', 'Water lies below, and people run around it.'],
  pool_view: [
    'The living room looks down on the pool.',
    'From the balcony one can see who is in the pool.',
    'The pool is below the window.',
  ],
  sky_line: [
    'At night the skyline does the decorating.',
    'The towers stand in a row on the horizon.',
    'The view goes on until the haze.',
    'From up here the city is mostly sky.',
  ],
  city_view: [
    'It looks over the roofs.',
    'The city is below, and the noise stays there.',
    'There are roofs and trees as far as the next tower.',
    'There is always something moving in the view.',
  ],
  unblock_view: [
    'Nothing stands in front of it.',
    'No building blocks the window.',
    'The view is open.',
  ],
  block_view: [
    'It looks across to the neighbours, which the price takes into account.',
    'The window faces the building opposite.',
    'What it lacks is a view, and that is all it lacks.',
    'Its neighbour’s wall is close, and painted white.',
  ],
  property_view: [
    'The window looks into the garden of the house.',
    'Trees stand in front of the window.',
    'Its view is its own garden, kept by somebody else.',
    'Green comes right up to the glass.',
  ],
  view_360: [
    'One can walk around the home and see the whole city.',
    'Windows look to all four sides.',
  ],
}

/** The views a description mentions, the rarest first. */
export const worthSaying: readonly View[] = [
  'view_360',
  'river_view',
  'lake_view',
  'park_view',
  'pool_view',
  'property_view',
  'sky_line',
  'unblock_view',
  'block_view',
  'city_view',
]
