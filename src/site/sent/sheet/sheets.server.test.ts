import { beforeAll, expect, test } from 'vitest'
import { receivePicture } from '../../../city/media/pictures.ts'
import { twoHalves } from '../../../city/media/test-pictures.ts'
import { languages } from '../../../languages/languages.ts'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aProject } from '../../../records/projects/test-factory.ts'
import { aUnit } from '../../../records/units/test-factory.ts'
import { readSent } from '../read-sent.server.ts'
import { sheetOf } from './sheet-of.server.ts'

let world: TestApp
let sender: SignedIn
beforeAll(async () => {
  world = await testApp()
  sender = await world.signIn('agent')
})

async function send(unitIds: number[], changes = {}) {
  const body = {
    ...{ unitIds, by: 'pdf', language: 'en', text: '' },
    ...{ showUnitNumbers: false, showProjectNames: true, ...changes },
  }
  const { body: sent } = await world.request('POST', '/api/sends', { as: sender, body })
  return { id: sent.id as number, path: new URL(sent.url).pathname }
}

/** A PDF as bytes, and the number of its pages. */
async function openPdf(path: string) {
  const response = await world.app.request(path)
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
  return { response, text, pages: text.match(/\/Type \/Page\b/g)?.length ?? 0 }
}

test('the PDF has the list and a page for each home that is still offered', async () => {
  const project = await aProject(world)
  const picture = await receivePicture(
    world.context(),
    world.services.pictures,
    await twoHalves(640, 480),
    'a.png',
  )
  const one = await aUnit(world, { projectId: project.id, images: [picture.url] })
  const two = await aUnit(world, { projectId: project.id })
  const { path } = await send([one.id, two.id])
  const all = await openPdf(`${path}/homes.pdf`)
  expect(all.response.status).toBe(200)
  expect(all.response.headers.get('content-type')).toBe('application/pdf')
  expect(all.response.headers.get('cache-control')).toBe('private, no-store')
  expect(all.text.startsWith('%PDF-')).toBe(true)
  expect(all.pages).toBe(3)
  expect(all.text).toContain('/Subtype /Image')
  expect((await openPdf(`${path}/homes.pdf?home=2`)).pages).toBe(1)
  const as = await world.signIn('admin')
  await world.request('PUT', `/api/units/${two.id}`, { as, body: { showOnWebsite: false } })
  expect((await openPdf(`${path}/homes.pdf`)).pages).toBe(2)
  expect((await openPdf(`${path}/homes.pdf?home=2`)).response.status).toBe(404)
  for (const home of ['3', '0', '-1', '1x', ''])
    expect((await openPdf(`${path}/homes.pdf?home=${home}`)).response.status).toBe(404)
})

test('the PDF has the logo of the agency and the photo of the sender', async () => {
  const { id } = await aUnit(world)
  const { path } = await send([id])
  const imagesOf = async () =>
    (await openPdf(`${path}/homes.pdf`)).text.match(/\/Subtype \/Image/g)?.length ?? 0
  expect(await imagesOf()).toBe(0)
  const { url } = await receivePicture(
    world.context(),
    world.services.pictures,
    await twoHalves(512, 256),
    'logo.png',
  )
  const admin = await world.signIn('admin')
  const agency = (logo: string | null) =>
    world.request('PUT', '/api/settings/agency', { as: admin, body: { logo } })
  expect((await agency(url)).status).toBe(200)
  expect(await imagesOf()).toBe(1)
  const profile = await world.request('PUT', '/api/profile', { as: sender, body: { photo: url } })
  expect(profile.status).toBe(200)
  expect(await imagesOf()).toBe(2)
  const { text } = await world.request('GET', path)
  const logos = text.match(/<img[^>]*alt="Sathani"[^>]*>/g) ?? []
  expect(logos, 'in the head and in the foot').toHaveLength(2)
  expect(logos[0]).toContain(url.split('/')[2])
  const site = await world.request('GET', '/')
  expect(site.text.match(/<img[^>]*alt="Sathani"[^>]*>/g)).toHaveLength(2)
  await agency(null)
  expect((await world.request('GET', path)).text).not.toContain('alt="Sathani"')
})

test('the page and the PDF have the colour of links that the agency chose', async () => {
  const { id } = await aUnit(world)
  const { path } = await send([id])
  const admin = await world.signIn('admin')
  const choose = (accent: string) =>
    world.request('PUT', '/api/settings/agency', { as: admin, body: { accent } })
  const read = async () => (await world.request('GET', path)).text
  expect(await read()).not.toContain('--color-accent:')
  expect((await choose('red')).status).toBe(400)
  expect((await choose('blue')).body.accent).toBe('blue')
  expect(await read()).toContain('--color-accent:light-dark(#1f5fae, #8fbcf5)')
  await choose('teal')
  expect(await read()).not.toContain('--color-accent:')
})

test('ten homes with long Thai words make a list of two pages', async () => {
  const project = await aProject(world, { nameTh: 'ที่อยู่ ซอยทองหล่อ น้ำ ปั้ม กี้ '.repeat(5) })
  const description = 'ห้องนี้อยู่ใกล้สถานีรถไฟฟ้าทองหล่อเดินเพียงสามนาที'.repeat(60)
  const units = []
  for (let i = 0; i < 10; i += 1) {
    units.push(await aUnit(world, { projectId: project.id, description }))
  }
  const ids = units.map(({ id }) => id)
  const { path } = await send(ids, { language: 'th' })
  expect((await openPdf(`${path}/homes.pdf`)).pages).toBe(12)
})

test('the words of the PDF are those of the page: nothing that was not chosen', async () => {
  const project = await aProject(world, { name: 'Hidden Gem', address: '77 Secret Alley, Bangkok' })
  const { id } = await aUnit(world, {
    projectId: project.id,
    unitNumber: 'QX-1407',
    externalDataSource: 'Copied from a rival',
    description: 'Unit QX-1407 of Hidden Gem',
  })
  const words = async (changes: object) => {
    const { path } = await send([id], changes)
    const sent = await readSent(world.context(), path.split('/')[2] ?? '', languages)
    if ('over' in sent) throw new Error('The page is over.')
    return JSON.stringify(
      sheetOf(sent.shown, {
        language: sent.language,
        agency: {
          name: 'Sathani',
          nameTh: null,
          phone: '02 000 0000',
          email: 'hello@sathani.example',
          accent: 'teal',
        },
        url: 'https://sathani.example/s/x',
        ...{ only: null, colours: new Map(), pictures: new Map(), logo: null, photo: null },
      }),
    )
  }
  expect(await words({})).toContain('Hidden Gem')
  expect(await words({})).not.toMatch(/QX-1407|rival/)
  expect(await words({ showUnitNumbers: true })).toContain('QX-1407')
  const hidden = await words({ showProjectNames: false })
  expect(hidden).not.toMatch(/QX-1407|Hidden Gem|Secret Alley|rival/)
  expect(hidden).toContain('Home 1')
})

test('the PDF of a page that is over leads to the page, which says why', async () => {
  const { id: unitId } = await aUnit(world)
  const { id, path } = await send([unitId])
  await world.request('DELETE', `/api/sends/${id}`, { as: sender })
  const { response } = await openPdf(`${path}/homes.pdf`)
  expect([response.status, response.headers.get('location')]).toEqual([303, path])
  expect((await openPdf('/s/unknown/homes.pdf')).response.status).toBe(404)
})
