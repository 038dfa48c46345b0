import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { imagePath } from '../shared/paths.ts'
import { DrawnOnce } from '../ui/drawn-once.tsx'
import type { CardUnit } from '../units/site/card-unit.ts'
import { UnitCard } from '../units/site/unit-card.tsx'
import { DrawnParts } from './drawn-parts.tsx'

/** Two kinds of part, and how often each was really drawn. */
function someParts() {
  const drawn = vi.fn()
  function House({ name, storeys = 1 }: { name: string; storeys?: number }) {
    drawn(name)
    return (
      <b title={name}>
        {name} has {storeys} & a door
      </b>
    )
  }
  function Shed({ name }: { name: string }) {
    return <i>{name}</i>
  }
  const house = (name: string, storeys?: number) => (
    <DrawnOnce key={name} part={House} props={storeys ? { name, storeys } : { name }} />
  )
  const shed = (name: string) => <DrawnOnce key={name} part={Shed} props={{ name }} />
  return { drawn, house, shed }
}

const street = (children: ReactNode) => (
  <section>
    Before {children} {'<wbr data-part=""/>'} <hr />
  </section>
)

test('a page reads, to the letter, as if its parts had not been kept', () => {
  const { house, shed } = someParts()
  const parts = new DrawnParts()
  const page = street([house('A'), shed('A'), <p key="p">{house('<wbr>', 3)}</p>, house('A')])
  expect(parts.render(page)).toBe(renderToString(page))
  expect(parts.render(page)).toBe(renderToString(page))
})

test('a home’s card reads the same kept as drawn, with and without its picture', () => {
  const unit = {
    id: 7,
    unitNumber: '12A',
    status: 'available',
    availabilityDate: '2026-11-20T03:00:00.000Z',
    bedrooms: 2,
    bathrooms: 1,
    size: 45.5,
    price: 8_900_000,
    rentAmount: 30_000,
    listingType: 'rent_sell',
    projectName: 'Baan <Sirin>',
    image: imagePath('0123456789abcdef0123456789abcdef'),
    station: { name: 'Siam', lines: ['bts_sukhumvit', 'bts_silom'], metres: 90 },
    parks: ['Lumphini Park'],
    malls: ['MBK'],
    morePlaces: 3,
  } as const
  const cards: CardUnit[] = [
    {
      ...unit,
      station: { ...unit.station, lines: [...unit.station.lines] },
      parks: [],
      malls: ['MBK'],
    },
    { ...unit, id: 8, image: null, station: null, parks: ['Lumphini Park'], malls: [] },
  ]
  const page = (
    <main>
      {cards.map((card) => (
        <UnitCard key={card.id} unit={card} today="2026-11-21" first />
      ))}
    </main>
  )
  expect(new DrawnParts().render(page)).toBe(renderToString(page))
})

test('a part is drawn once for the same props, on whatever page it stands', () => {
  const { drawn, house } = someParts()
  const parts = new DrawnParts()
  parts.render(street(house('A')))
  parts.render(<main>{house('A')}</main>)
  expect(drawn).toHaveBeenCalledTimes(1)
  expect(parts.render(street(house('A', 2)))).toMatch(/ has .*2/)
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('of each part only so many are kept, and the one used longest ago goes first', () => {
  const { drawn, house } = someParts()
  const parts = new DrawnParts(2)
  for (const name of ['A', 'B', 'A', 'C', 'A', 'B']) parts.render(street(house(name)))
  expect(drawn.mock.calls.flat()).toEqual(['A', 'B', 'C', 'B'])
})

test('a part that fails to draw fails its page, and is not kept', () => {
  let isBroken = true
  const Broken = () => {
    if (isBroken) throw new Error('no roof')
    return <b>whole</b>
  }
  const parts = new DrawnParts()
  const page = street(<DrawnOnce part={Broken} props={{}} />)
  expect(() => parts.render(page)).toThrow('no roof')
  isBroken = false
  expect(parts.render(page)).toContain('<b>whole</b>')
})
