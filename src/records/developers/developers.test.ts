import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { developerNamed } from './developer-named.ts'
import { latestFoundedYear } from './rules/developer.ts'

const world = await testApp()
const PATH = '/api/developers'
let agent: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
})

async function create(body: Record<string, unknown>) {
  const response = await world.request('POST', PATH, { as: agent, body })
  expect(response.status).toBe(201)
  return response.body
}

async function addProject(developerId: number | null): Promise<number> {
  const row = await world.db
    .insertInto('projects')
    .values({ name: 'A building', address: 'Sukhumvit 1', developerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

async function addImage(hash: string): Promise<string> {
  await world.db
    .insertInto('images')
    .values({ hash, contentType: 'image/webp', width: 1, height: 1, bytes: 1 })
    .execute()
  return `/media/${hash}/1280.webp`
}

describe('reading', () => {
  test('visitors get the public fields only, newest first', async () => {
    const older = await create({ name: 'Older Homes' })
    const newer = await create({
      name: 'Newer Homes',
      foundedYear: 1999,
      description: 'Since 1999',
    })
    await addProject(newer.id)
    const { body, headers } = await world.request('GET', PATH)
    expect(body.slice(0, 2)).toEqual([
      {
        id: newer.id,
        name: 'Newer Homes',
        description: 'Since 1999',
        logo: null,
        foundedYear: 1999,
        website: null,
        projectCount: 1,
      },
      expect.objectContaining({ id: older.id, projectCount: 0 }),
    ])
    expect(headers.get('x-total-count')).toBe(String(body.length))
  })

  test('staff get the version as well', async () => {
    const { id } = await create({ name: 'Version Homes' })
    const forStaff = await world.request('GET', `${PATH}/${id}`, { as: agent })
    expect(forStaff.body).toMatchObject({ id, version: 1 })
    const visitor = await world.request('GET', `${PATH}/${id}`)
    expect(visitor.body).not.toHaveProperty('version')
  })

  test('the list is paged, and searched by a part of the name in any letter case', async () => {
    await create({ name: '100% Quiet' })
    const last = await create({ name: 'One hundred QUIET' })
    const page = await world.request('GET', `${PATH}?search=quiet&limit=1`)
    expect(page.body.map((developer: { id: number }) => developer.id)).toEqual([last.id])
    expect(page.headers.get('x-total-count')).toBe('2')
    expect(page.headers.get('link')).toBe(
      '</api/developers?search=quiet&limit=1&offset=1>; rel="next"',
    )
    const percent = await world.request('GET', `${PATH}?search=${encodeURIComponent('0% q')}`)
    expect(percent.body).toHaveLength(1)
  })

  test('an unknown developer is 404, whatever its id looks like', async () => {
    for (const id of ['999999', '0', '-1', 'abc', '1.5', '99999999999']) {
      expect((await world.request('GET', `${PATH}/${id}`)).status, id).toBe(404)
    }
  })
})

describe('writing', () => {
  test('only staff with access to the dashboard may write', async () => {
    const body = { name: 'Nobody' }
    const user = await world.signIn('user')
    expect((await world.request('POST', PATH, { body })).status).toBe(401)
    expect((await world.request('POST', PATH, { as: user, body })).status).toBe(403)
    expect((await world.request('PUT', `${PATH}/1`, { body })).status).toBe(401)
    expect((await world.request('DELETE', `${PATH}/1`)).status).toBe(401)
    expect((await world.request('POST', `${PATH}/1/restore`, { as: agent })).status).toBe(403)
  })

  test.each([
    ['no name', {}, 'name', 'Required'],
    ['a blank name', { name: '  ' }, 'name', 'Required'],
    ['a name that cannot be stored', { name: 'a\0b' }, 'name', ''],
    ['a name too long', { name: 'x'.repeat(201) }, 'name', ''],
    ['a founding year before 1900', { name: 'X', foundedYear: 1899 }, 'foundedYear', ''],
    ['a founding year to come', { name: 'X', foundedYear: 2199 }, 'foundedYear', ''],
    ['half a year', { name: 'X', foundedYear: 1999.5 }, 'foundedYear', ''],
    ['a year in words', { name: 'X', foundedYear: 'long ago' }, 'foundedYear', ''],
    ['a website that is a script', { name: 'X', website: 'javascript:alert(1)' }, 'website', ''],
    ['a website that is none', { name: 'X', website: 'soon' }, 'website', 'https://example.com'],
    [
      'a website with a password in it',
      { name: 'X', website: 'https://me:secret@example.com' },
      'website',
      'Leave out the name and the password',
    ],
    ['a logo from elsewhere', { name: 'X', logo: 'https://example.com/a.png' }, 'logo', ''],
    ['a logo never received', { name: 'X', logo: `/media/${'0'.repeat(32)}/640.webp` }, 'logo', ''],
  ])('%s is refused by field', async (_case, body, path, message) => {
    const response = await world.request('POST', PATH, { as: agent, body })
    expect(response.status).toBe(400)
    expect(response.body.errors[0].path).toBe(path)
    expect(response.body.message).toContain(message)
  })

  test('a website typed without its protocol is completed', async () => {
    const typed = ['www.one.example', ' two.example/about?a=1 ', 'three.example:8080']
    for (const [i, website] of typed.entries()) {
      const developer = await create({ name: `Typed ${i}`, website })
      expect(developer.website).toBe(`https://${website.trim()}`)
    }
  })

  test('the current year in Bangkok is accepted as founding year, the next is not', async () => {
    const year = latestFoundedYear(world.now)
    expect(await create({ name: 'Young Homes', foundedYear: year })).toMatchObject({
      foundedYear: year,
    })
    const body = { name: 'Unborn Homes', foundedYear: year + 1 }
    const response = await world.request('POST', PATH, { as: agent, body })
    expect(response.body.errors).toMatchObject([
      { path: 'foundedYear', message: `At most ${year}` },
    ])
    expect(latestFoundedYear(new Date('2026-12-31T16:59:00Z'))).toBe(2026)
    expect(latestFoundedYear(new Date('2026-12-31T17:00:00Z'))).toBe(2027)
  })

  test('a logo is an uploaded picture, sent with any of its widths', async () => {
    const url = await addImage('a'.repeat(32))
    const small = `/media/${'a'.repeat(32)}/320.webp`
    expect((await create({ name: 'Logo Homes', logo: small })).logo).toBe(url)
  })

  test('absent fields stay, null fields are cleared, and the change is audited', async () => {
    const developer = await create({
      name: 'Keep Homes',
      description: 'Kept',
      foundedYear: 1990,
      website: 'https://keep.example',
    })
    const body = { foundedYear: null, website: '' }
    const changed = await world.request('PUT', `${PATH}/${developer.id}`, { as: agent, body })
    expect(changed.body).toEqual({ ...developer, foundedYear: null, website: null, version: 2 })
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'changes', 'actorId'])
      .where('subject', '=', 'developer')
      .where('subjectId', '=', developer.id)
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      {
        action: 'create',
        actorId: agent.actor.id,
        changes: {
          name: [null, 'Keep Homes'],
          description: [null, 'Kept'],
          foundedYear: [null, 1990],
          website: [null, 'https://keep.example'],
        },
      },
      {
        action: 'update',
        actorId: agent.actor.id,
        changes: { foundedYear: [1990, null], website: ['https://keep.example', null] },
      },
    ])
  })

  test('a request that changes no field changes neither the version nor the catalogue', async () => {
    const developer = await create({ name: 'Same Homes' })
    const before = world.services.catalogue.current
    const body = { name: 'Same Homes', version: 1 }
    const same = await world.request('PUT', `${PATH}/${developer.id}`, { as: agent, body })
    expect(same.body).toEqual(developer)
    expect(world.services.catalogue.current).toBe(before)
  })

  test('a record changed by somebody else is refused with 409 and the stored one', async () => {
    const { id } = await create({ name: 'Busy Homes' })
    await world.request('PUT', `${PATH}/${id}`, { as: agent, body: { name: 'Busier Homes' } })
    const body = { name: 'Busiest Homes', version: 1 }
    const outdated = await world.request('PUT', `${PATH}/${id}`, { as: agent, body })
    expect(outdated.status).toBe(409)
    expect(outdated.body.current).toMatchObject({ id, name: 'Busier Homes', version: 2 })
  })

  test('a name is unique in any letter case', async () => {
    const { id } = await create({ name: 'Étoile Homes' })
    await create({ name: 'Other Homes' })
    const taken = await world.request('POST', PATH, { as: agent, body: { name: 'éTOILE HOMES' } })
    expect(taken.status).toBe(409)
    expect(taken.body.message).toBe('A developer named éTOILE HOMES already exists')
    const put = await world.request('PUT', `${PATH}/${id}`, {
      as: agent,
      body: { name: 'OTHER homes' },
    })
    expect(put.status).toBe(409)
    expect(put.body.errors[0].path).toBe('name')
    const renamedSelf = await world.request('PUT', `${PATH}/${id}`, {
      as: agent,
      body: { name: 'étoile homes' },
    })
    expect(renamedSelf.body.name).toBe('étoile homes')
  })

  test('of two simultaneous requests to create one name, one is refused', async () => {
    const responses = await Promise.all(
      [1, 2].map(() => world.request('POST', PATH, { as: agent, body: { name: 'Twin Homes' } })),
    )
    expect(responses.map((response) => response.status).sort()).toEqual([201, 409])
  })

  test('ten simultaneous requests that name a new developer get the same one', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        inTransaction(world.context(agent.actor), (tx) =>
          developerNamed(tx, i % 2 ? 'Ten At Once' : 'TEN AT ONCE'),
        ),
      ),
    )
    expect(new Set(ids).size).toBe(1)
    const created = await world.db
      .selectFrom('audit')
      .select('id')
      .where('subject', '=', 'developer')
      .where('subjectId', '=', ids[0] ?? 0)
      .execute()
    expect(created).toHaveLength(1)
  })

  test('a new name is in the stored JSON of its projects at once', async () => {
    const { id } = await create({ name: 'Before' })
    const projectId = await addProject(id)
    await world.request('PUT', `${PATH}/${id}`, { as: agent, body: { name: 'After' } })
    const { publicJson } = await world.db
      .selectFrom('projects')
      .select('publicJson')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(publicJson).developer).toEqual({ id, name: 'After' })
  })
})
