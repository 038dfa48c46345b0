import Bath, { __iconData as bath } from 'lucide-react/icons/bath'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { stillIcon } from './still-icon.tsx'

const lines = (svg: string) => [...svg.matchAll(/ (?:d|cx|x1)="[^"]+"/g)].map(([line]) => line)

test('a still icon is drawn with the very lines of the library’s own', () => {
  const Still = stillIcon(bath)
  const still = renderToStaticMarkup(<Still size={18} />)
  expect(lines(still).length).toBeGreaterThan(2)
  expect(lines(still)).toEqual(lines(renderToStaticMarkup(<Bath size={18} />)))
  expect(still).toContain('width="18" height="18"')
  expect(still).toContain('aria-hidden="true"')
})
