import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadReferenceData } from '../../city/places/load-reference-data.ts'
import { inTransaction } from '../../context.ts'
import { readCatalogueVersion } from '../../platform/db/catalogue-version.ts'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { derivedData } from './derived-data.ts'
import { ProjectWithUnitCounts } from './rules/project-response.ts'
import { saveProject } from './save-project.ts'
import { refreshProjectJson, shareLockProject } from './store.ts'
import { aProject } from './test-factory.ts'

const world = await testApp()
let admin: SignedIn
let agent: SignedIn

beforeAll(async () => {
  admin = await world.signIn('admin')
  agent = await world.signIn('agent')
})

async function addUnit(projectId: number, unitNumber: string, db = world.db): Promise<number> {
  const row = await db
    .insertInto('units')
    .values({
      projectId,
      unitNumber,
      bedrooms: 1,
      bathrooms: 1,
      size: 30,
      rentAmount: 1,
      listingType: 'rent',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('responses', () => {
  test('visitors get the public fields only, from the project and from the list', async () => {
    const { id } = await aProject(world, {
      developer: 'Seen',
      uniqueFeatures: ['Not for visitors'],
    })
    const single = await world.request('GET', `/api/projects/${id}`)
    expect(Object.keys(single.body)).toEqual(Object.keys(ProjectWithUnitCounts.shape))
    expect(ProjectWithUnitCounts.parse(single.body)).toEqual(single.body)
    const list = await world.request('GET', '/api/projects?limit=1')
    expect(list.body).toEqual([single.body])
    expect(list.text).not.toContain('Not for visitors')
  })

  test('staff get their fields as well, from the project and from the list', async () => {
    const project = await aProject(world, { uniqueFeatures: ['For staff'] })
    await addUnit(project.id, '1')
    const single = await world.request('GET', `/api/projects/${project.id}`, { as: agent })
    expect(single.body).toEqual({ ...project, unitCount: 1 })
    const list = await world.request('GET', '/api/projects?limit=1', { as: agent })
    expect(list.body).toEqual([single.body])
  })

  test('a signed-in user without access to the dashboard sees what visitors see', async () => {
    const user = await world.signIn('user')
    const { id } = await aProject(world)
    const { body } = await world.request('GET', `/api/projects/${id}`, { as: user })
    expect(body).not.toHaveProperty('version')
  })

  test('an unknown project is 404, whatever its id looks like', async () => {
    for (const id of ['999999', '0', '-1', '1e3', 'abc', '2147483648', '%00']) {
      expect((await world.request('GET', `/api/projects/${id}`)).status, id).toBe(404)
    }
  })
})

describe('deleting and restoring', () => {
  test('only admins delete and restore', async () => {
    const { id } = await aProject(world)
    const manager = await world.signIn('manager')
    expect((await world.request('DELETE', `/api/projects/${id}`)).status).toBe(401)
    for (const as of [agent, manager]) {
      expect((await world.request('DELETE', `/api/projects/${id}`, { as })).status).toBe(403)
      const restore = await world.request('POST', `/api/projects/${id}/restore`, { as })
      expect(restore.status).toBe(403)
    }
  })

  test('a project with units is not deleted, and the refusal has their number', async () => {
    const { id } = await aProject(world)
    const unit = await addUnit(id, '1')
    await addUnit(id, '2')
    const two = await world.request('DELETE', `/api/projects/${id}`, { as: admin })
    expect(two.status).toBe(409)
    expect(two.body.message).toBe('This project has 2 units. Move or delete them first.')
    await world.db
      .updateTable('units')
      .set({ deletedAt: world.now })
      .where('id', '=', unit)
      .execute()
    const one = await world.request('DELETE', `/api/projects/${id}`, { as: admin })
    expect(one.body.message).toContain('1 unit.')
  })

  test('a project is not deleted while a unit is being added to it', async () => {
    const { id } = await aProject(world)
    const { deleting } = await inTransaction(world.context(), async (tx) => {
      expect(await shareLockProject(tx, id)).toBe(true)
      const deleting = world.request('DELETE', `/api/projects/${id}`, { as: admin })
      await addUnit(id, '1', tx.db)
      return { deleting }
    })
    expect((await deleting).status).toBe(409)
  })

  test('a deleted project disappears from everywhere and is restored unchanged', async () => {
    const project = await aProject(world, { name: 'Comes back' })
    const path = `/api/projects/${project.id}`
    const version = world.services.catalogue.current
    expect((await world.request('DELETE', path, { as: admin })).status).toBe(204)
    expect(world.services.catalogue.current).toBeGreaterThan(version)
    expect((await world.request('GET', path)).status).toBe(404)
    expect((await world.request('GET', '/api/projects?search=comes back')).body).toEqual([])
    expect((await world.request('PUT', path, { as: agent, body: { name: 'X' } })).status).toBe(404)
    expect((await world.request('DELETE', path, { as: admin })).status).toBe(404)
    expect(await shareLockProject(world.context(), project.id)).toBe(false)
    const restored = await world.request('POST', `${path}/restore`, { as: admin })
    expect(restored.status).toBe(200)
    expect(restored.body).toEqual({ ...project, version: 3 })
    expect(await shareLockProject(world.context(), project.id)).toBe(true)
    const audit = await world.db
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', 'project')
      .where('subjectId', '=', project.id)
      .orderBy('id')
      .execute()
    expect(audit.map((entry) => entry.action)).toEqual(['create', 'delete', 'restore'])
  })

  test('a deleted project does not keep its developer from being deleted, which then blocks its restoring', async () => {
    const { id, developer } = await aProject(world, { developer: 'Short lived' })
    const developerPath = `/api/developers/${developer?.id}`
    await world.request('DELETE', `/api/projects/${id}`, { as: admin })
    expect((await world.request('DELETE', developerPath, { as: admin })).status).toBe(204)
    const restore = () => world.request('POST', `/api/projects/${id}/restore`, { as: admin })
    const blocked = await restore()
    expect(blocked.status).toBe(409)
    expect(blocked.body.message).toContain('developer')
    await world.request('POST', `${developerPath}/restore`, { as: admin })
    expect((await restore()).body.developer).toEqual(developer)
  })

  test('a developer with projects is not deleted', async () => {
    const { developer } = await aProject(world, { developer: 'Long lived' })
    const path = `/api/developers/${developer?.id}`
    const { status, body } = await world.request('DELETE', path, { as: admin })
    expect(status).toBe(409)
    expect(body.message).toContain('1 project.')
  })

  test('nothing is restored after 30 days or without having been deleted', async () => {
    const { id } = await aProject(world)
    const restore = () => world.request('POST', `/api/projects/${id}/restore`, { as: admin })
    expect((await restore()).status).toBe(404)
    await world.request('DELETE', `/api/projects/${id}`, { as: admin })
    await world.db
      .updateTable('projects')
      .set({ deletedAt: new Date(world.now.getTime() - 30 * 86_400_000 - 1000) })
      .where('id', '=', id)
      .execute()
    expect((await restore()).status).toBe(404)
  })
})

describe('the stored JSON', () => {
  async function expectFresh(): Promise<void> {
    const { rows } = await sql<{ id: number }>`
      select p.id from projects p join projects_as_json d on d.id = p.id
      where p.public_json is distinct from d.public_json`.execute(world.db)
    expect(rows).toEqual([])
  }

  test('equals a fresh build after every change of one of its parts', async () => {
    const hash = 'f'.repeat(32)
    await world.db
      .insertInto('images')
      .values({ hash, contentType: 'image/webp', width: 1, height: 1, bytes: 1 })
      .execute()
    const { id, developer } = await aProject(world, { developer: 'Parts' })
    await expectFresh()
    const path = `/api/projects/${id}`
    for (const body of [
      { name: 'A new name', nameTh: 'ชื่อใหม่ "อ้างอิง" \\ \u2028', facilities: ['spa'] },
      { images: [`/media/${hash}/640.webp`] },
      { latitude: 13.7797, longitude: 100.5446 },
      { address: 'Silom' },
      { latitude: null, longitude: null },
      { developer: 'Other parts' },
      { developer: 'parts', images: [] },
    ]) {
      expect((await world.request('PUT', path, { as: agent, body })).status).toBe(200)
      await expectFresh()
    }
    const developerPath = `/api/developers/${developer?.id}`
    const renamed = { as: agent, body: { name: 'Renamed parts' } }
    await world.request('PUT', developerPath, renamed)
    await expectFresh()
    const { body } = await world.request('GET', path)
    expect(body.developer.name).toBe('Renamed parts')
    await world.request('DELETE', path, { as: admin })
    await world.request('PUT', developerPath, { as: agent, body: { name: 'Renamed again' } })
    await world.request('POST', `${path}/restore`, { as: admin })
    await expectFresh()
  })

  test('follows a correction of a place’s name in the reference data', async () => {
    const { id } = await aProject(world)
    await world.db.updateTable('stations').set({ name: 'Tong Law' }).where('id', '=', 30).execute()
    await refreshProjectJson(world.context(), [id])
    const station = async () =>
      (await world.request('GET', `/api/projects/${id}`)).body.nearestStation.name
    expect(await station()).toBe('Tong Law')
    await world.db.updateTable('referenceData').set({ fingerprint: 'of older data' }).execute()
    await loadReferenceData(world.db, derivedData)
    world.services.catalogue.seen(await readCatalogueVersion(world.db))
    expect(await station()).toBe('Thong Lo')
    await expectFresh()
  })

  test('is correct when a developer is renamed while its project is being saved', async () => {
    const { id, developer } = await aProject(world, { developer: 'Overtaken' })
    const context = world.context(agent.actor)
    const { renaming } = await inTransaction(context, async (tx) => {
      await saveProject(tx, id, { name: 'Saved first' })
      const renaming = world.request('PUT', `/api/developers/${developer?.id}`, {
        as: agent,
        body: { name: 'Renamed meanwhile' },
      })
      await untilLockWait()
      return { renaming }
    })
    expect((await renaming).status).toBe(200)
    await expectFresh()
    const { body } = await world.request('GET', `/api/projects/${id}`)
    expect(body).toMatchObject({ name: 'Saved first', developer: { name: 'Renamed meanwhile' } })
  })

  test('does not deadlock writers of projects and developers', async () => {
    const { id, developer } = await aProject(world, { developer: 'Contended' })
    const path = `/api/projects/${id}`
    const calls = Array.from({ length: 8 }, (_, i) => [
      world.request('PUT', path, { as: agent, body: { name: `Saved ${i}` } }),
      world.request('PUT', path, {
        as: agent,
        body: { developerId: developer?.id, totalUnits: i },
      }),
      world.request('PUT', `/api/developers/${developer?.id}`, {
        as: agent,
        body: { name: `Contended ${i}` },
      }),
    ])
    const responses = await Promise.all(calls.flat())
    expect(responses.map((response) => response.status)).toEqual(responses.map(() => 200))
    await expectFresh()
  })

  async function untilLockWait(): Promise<void> {
    for (;;) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
      if (rows.length > 0) return
    }
  }
})
