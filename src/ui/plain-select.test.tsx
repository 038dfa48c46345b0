import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainSelect } from './plain-select.tsx'

const stations = [
  { value: '', label: 'All stations' },
  { value: '3', label: 'Siam', note: 'BTS Silom Line', group: 'BTS Silom Line' },
  { value: '30', label: 'Thong Lo <b>&"', group: 'BTS Sukhumvit Line' },
]

const drawn = (value: string, options = stations) =>
  renderToStaticMarkup(
    <PlainSelect
      link={{ id: 'station' }}
      name="stationId"
      options={options}
      value={value}
      onChange={() => {}}
      placeholder="Choose"
    />,
  )

test('without scripts every option stands under its heading, in words that stay words', () => {
  expect(drawn('')).toContain(
    [
      '<option value="" selected="">All stations</option>',
      '<optgroup label="BTS Silom Line">',
      '<option value="3">Siam · BTS Silom Line</option></optgroup>',
      '<optgroup label="BTS Sukhumvit Line">',
      '<option value="30">Thong Lo &lt;b&gt;&amp;&quot;</option></optgroup>',
    ].join(''),
  )
})

test('the chosen one is chosen, and no other, each time it is drawn', () => {
  for (const value of ['3', '30', '3']) {
    const chosen = [...drawn(value).matchAll(/value="(\d*)" selected/g)].map(([, which]) => which)
    expect(chosen).toEqual([value])
  }
})

test('where nothing need be chosen yet, the placeholder is offered', () => {
  const [, ...named] = stations
  expect(drawn('', named)).toContain('<option value="" selected="">Choose</option>')
})
