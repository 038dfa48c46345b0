/** The demo's developers: invented companies on a reserved domain. */
export type DemoDeveloper = {
  key: string
  name: string
  description: string
  foundedYear: number | null
  website: string
}

export const demoDevelopers: DemoDeveloper[] = [
  {
    key: 'rail-house',
    name: 'Rail House Property',
    description:
      'Rail House builds where two lines meet. Each of its buildings has a covered way to the platform, a parcel room at the door and a board in the lobby with the next trains, because people who live by the timetable should not have to look it up.',
    foundedYear: 2011,
    website: 'https://www.railhouse.example',
  },
  {
    key: 'northline',
    name: 'Northline Homes',
    description:
      'First homes along the outer stations, drawn so that the smallest studio still has a window in the kitchen. Northline keeps its plans few, repeats them with care and spends the difference on lifts and landscaping.',
    foundedYear: 2006,
    website: 'https://www.northline.example',
  },
  {
    key: 'teak-row',
    name: 'Teak Row Development',
    description:
      'Townhouses and small compounds with real gardens, from a family that began as timber merchants. Stairs, doors and handrails still come from its own workshop.',
    foundedYear: 1983,
    website: 'https://www.teakrow.example',
  },
  {
    key: 'makok',
    name: 'Makok Land',
    description:
      'Makok Land buys orchards and storage yards near future stations and builds quietly: mid-rise blocks around a courtyard, more trees than lobby, and prices that young families can carry.',
    foundedYear: 1997,
    website: 'https://www.makokland.example',
  },
  {
    key: 'kiln-court',
    name: 'Kiln & Court',
    description:
      'Brick, shade and inner courtyards. The practice behind Kiln & Court worked on old shophouses before it built anything new, and its buildings keep their proportions: deep walls, tall doors, narrow fronts.',
    foundedYear: 2014,
    website: 'https://www.kilnandcourt.example',
  },
  {
    key: 'khlong-works',
    name: 'Khlong Works',
    description:
      'Lofts and workshops for people who make things at home. Double-height rooms, wide doors, goods lifts and shared benches, mostly in the old trading quarters along the canals.',
    foundedYear: 2016,
    website: 'https://www.khlongworks.example',
  },
  {
    key: 'athit',
    name: 'Athit Urban',
    description:
      'Athit Urban designs tall buildings from the sun inwards: slim towers turned away from the afternoon, balconies deep enough to shade the glass, and sky gardens where others put machine rooms.',
    foundedYear: 2003,
    website: 'https://www.athiturban.example',
  },
  {
    key: 'lantom',
    name: 'Lantom Residences',
    description:
      'Residences with gardens of their own, named for the frangipani at every entrance. Lantom builds one address at a time and manages each of them itself, with a resident gardener and the same front desk since opening day.',
    foundedYear: 2001,
    website: 'https://www.lantom.example',
  },
  {
    key: 'sirin',
    name: 'Sirin & Sons',
    description:
      'Three generations of one Bangkok family have run Sirin & Sons. They build few towers and are known for plain plans, thick walls and lobbies that look better after ten years than on the first day.',
    foundedYear: 1978,
    website: 'https://www.sirinandsons.example',
  },
  {
    key: 'monsoon',
    name: 'Monsoon & Stone',
    description:
      'Low-rise buildings around old trees. Monsoon & Stone never goes above eight floors, keeps every trunk it can, and lets breezeways do the work of air conditioning wherever the rain allows.',
    foundedYear: 2009,
    website: 'https://www.monsoonandstone.example',
  },
  {
    key: 'ariya',
    name: 'Ariya Living',
    description:
      'Compact, well-planned homes within five minutes of a station. Ariya Living measures its rooms in reach and steps: a place for the rice cooker, a hook by the door, a desk that folds away.',
    foundedYear: 2008,
    website: 'https://www.ariyaliving.example',
  },
  {
    key: 'chao-nam',
    name: 'Chao Nam Estates',
    description:
      'Riverside towers with deep balconies, since 1994. Chao Nam turns every living room to the Chao Phraya, keeps its ground floors open to the water, and runs a pier or a shuttle wherever a pier can be reached.',
    foundedYear: 1994,
    website: 'https://www.chaonam.example',
  },
]
