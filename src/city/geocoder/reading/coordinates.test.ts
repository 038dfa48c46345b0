import { describe, expect, it } from 'vitest'
import { holdsShortLink, readCoordinates, withoutLink } from './coordinates.ts'

const asok = { latitude: 13.7372, longitude: 100.5604 }

describe('Typed coordinates', () => {
  it.each([
    '13.7372, 100.5604',
    '13.7372,100.5604',
    ' 13.7372 100.5604 ',
    '13.7372; 100.5604',
    '100.5604, 13.7372',
    '13.7372° N, 100.5604° E',
    '13.7372°N 100.5604°E',
    'N 13.7372, E 100.5604',
    'lat: 13.7372, lng: 100.5604',
    'Latitude 13.7372 Longitude 100.5604',
    'geo:13.7372,100.5604',
    'The Lofts, 13.7372, 100.5604, near the park',
    '๑๓.7372 is not read, 13.7372/100.5604 is',
  ])('%s', (text) => {
    expect(readCoordinates(text)).toEqual(asok)
  })

  it.each([`13°44'14.0"N 100°33'37.4"E`, '13°44′14″N, 100°33′37″E', `100°33'37.4"E 13°44'14.0"N`])(
    'in degrees: %s',
    (text) => {
      const point = readCoordinates(text)
      expect(point?.latitude).toBeCloseTo(13.7372, 3)
      expect(point?.longitude).toBeCloseTo(100.5604, 3)
    },
  )

  it('south and west are negative', () => {
    expect(readCoordinates('33.8568 S, 151.2153 E')).toEqual({
      latitude: -33.8568,
      longitude: 151.2153,
    })
    expect(readCoordinates('-33.8568, 151.2153')?.latitude).toBe(-33.8568)
  })

  it.each([
    '',
    'Sukhumvit 55, Bangkok 10110',
    '12, 34',
    '35.5 sqm, 2.5 million',
    '1.5, 2.5 rai of land',
    '13.7372',
    '190.5, 200.5',
    '13.7372, 100.5604.1.2',
  ])('not: %s', (text) => {
    expect(readCoordinates(text)).toBeNull()
  })
})

describe('Coordinates in full map links', () => {
  it.each([
    'https://www.google.com/maps/@13.7372,100.5604,17z',
    'https://www.google.com/maps?q=13.7372,100.5604',
    'https://maps.google.com/?q=loc:13.7372+100.5604',
    'https://www.google.com/maps/search/?api=1&query=13.7372%2C100.5604',
    'https://www.google.com/maps/place/13.7372,100.5604/',
    'https://www.google.com/maps/search/13.7372,+100.5604',
    'https://www.google.com/maps/dir/?api=1&destination=13.7372,100.5604',
    'https://maps.apple.com/?ll=13.7372,100.5604',
    'https://www.openstreetmap.org/?mlat=13.7372&mlon=100.5604#map=17/1.5/2.5',
    'https://www.openstreetmap.org/#map=17/13.7372/100.5604',
    'see https://www.google.com/maps/@13.7372,100.5604,17z please',
    'www.google.com/maps/@13.7372,100.5604,17z',
  ])('%s', (link) => {
    expect(readCoordinates(link)).toEqual(asok)
  })

  it('takes the pin rather than the middle of the view', () => {
    const link =
      'https://www.google.com/maps/place/Terminal+21/@13.9,100.1,15z/data=!3m1!4b1!3d13.7372!4d100.5604'
    expect(readCoordinates(link)).toEqual(asok)
  })

  it('survives links that are cut off or badly encoded', () => {
    expect(readCoordinates('https://www.google.com/maps/place/%E0%A4%A')).toBeNull()
    expect(readCoordinates('https://www.google.com/maps/@13.7')).toBeNull()
  })

  it('leaves the words of a link without coordinates to be read as an address', () => {
    expect(withoutLink('https://www.google.com/maps/place/Asok+BTS+Station/').trim()).toBe(
      'Asok BTS Station',
    )
    expect(
      withoutLink('https://www.google.com/maps?q=%E0%B8%AA%E0%B8%A2%E0%B8%B2%E0%B8%A1').trim(),
    ).toBe('สยาม')
    expect(withoutLink('https://example.com/condo-thong-lo').trim()).toBe('')
  })
})

describe('Shortened map links', () => {
  it.each([
    'https://maps.app.goo.gl/AbC123',
    'maps.app.goo.gl/AbC123',
    'https://goo.gl/maps/AbC123',
    'HTTPS://GOO.GL/MAPS/AbC123',
    'The Lofts https://maps.app.goo.gl/AbC123 Bangkok',
  ])('are known: %s', (text) => {
    expect(holdsShortLink(text)).toBe(true)
  })

  it.each(['https://www.google.com/maps/@13.7372,100.5604,17z', 'Google Maps', 'goo.gl/other'])(
    'are not seen in: %s',
    (text) => {
      expect(holdsShortLink(text)).toBe(false)
    },
  )
})
