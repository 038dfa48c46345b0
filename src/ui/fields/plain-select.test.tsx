import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainSelect } from './plain-select.tsx'

const stations = [
  { value: '', label: 'All stations' },
  { value: '3', label: 'Siam', note: 'BTS Silom Line', group: 'BTS Silom Line' },
  { value: '30', label: 'Thong Lo <b>&"', group: 'BTS Sukhumvit Line' },
]

const render = (value: string, options = stations) =>
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

test('options are grouped and their labels escaped', () => {
  expect(render('')).toContain(
    [
      '<option value="" selected="">All stations</option>',
      '<optgroup label="BTS Silom Line">',
      '<option value="3">Siam · BTS Silom Line</option></optgroup>',
      '<optgroup label="BTS Sukhumvit Line">',
      '<option value="30">Thong Lo &lt;b&gt;&amp;&quot;</option></optgroup>',
    ].join(''),
  )
})

test('only the chosen option is selected on every render', () => {
  for (const value of ['3', '30', '3']) {
    const chosen = [...render(value).matchAll(/value="(\d*)" selected/g)].map(
      ([, selected]) => selected,
    )
    expect(chosen).toEqual([value])
  }
})

test('the placeholder is an option when no choice is required', () => {
  const [, ...named] = stations
  expect(render('', named)).toContain('<option value="" selected="">Choose</option>')
})
