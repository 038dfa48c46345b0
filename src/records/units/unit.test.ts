import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { RESTORE_DAYS } from '../../shared/restore.ts'
import { aContact } from '../contacts/test-factory.ts'
import { deleteProject } from '../projects/delete-project.ts'
import { aProject } from '../projects/test-factory.ts'
import { PublicUnit, UnitRecord } from './rules/unit.ts'
import { aUnit } from './test-factory.ts'

const world = await testApp()
const DAY_MS = 86_400_000
let admin: SignedIn
let agent: SignedIn

beforeAll(async () => {
  admin = await world.signIn('admin')
  agent = await world.signIn('agent')
})

const unitOf = (id: number | string, as: SignedIn | null = null) =>
  world.request('GET', `/api/units/${id}`, { as })
const remove = (id: number, as: SignedIn | null = admin) =>
  world.request('DELETE', `/api/units/${id}`, { as })
const restore = (id: number, as: SignedIn | null = admin) =>
  world.request('POST', `/api/units/${id}/restore`, { as })

const auditOf = (id: number) =>
  world.db
    .selectFrom('audit')
    .select(['action', 'actorId'])
    .where('subject', '=', 'unit')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()

describe('one unit', () => {
  test('visitors get the public fields, and every taken status as reserved', async () => {
    const owner = await aContact(world, { contactType: 'owner' })
    const unit = await aUnit(world, {
      status: 'follow_up',
      ownerContactId: owner.id,
      externalDataSource: 'A neighbour',
      rentedUntil: '2027-01-01',
      description: 'ห้องมุม 😀',
    })
    const { status, body, text } = await unitOf(unit.id)
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(Object.keys(PublicUnit.shape))
    expect(PublicUnit.parse(body)).toEqual(body)
    expect(body).toMatchObject({ status: 'reserved', description: 'ห้องมุม 😀' })
    for (const secret of [
      'Contact',
      'neighbour',
      'follow_up',
      'rentedUntil',
      'showOnWebsite',
      'version',
    ]) {
      expect(text).not.toContain(secret)
    }
    const list = await world.request('GET', `/api/units?propertyId=${unit.id}`)
    expect(list.body).toEqual([body])
  })

  test('staff get every field', async () => {
    const owner = await aContact(world, { contactType: 'owner' })
    const unit = await aUnit(world, { status: 'follow_up', ownerContactId: owner.id })
    const { body } = await unitOf(unit.id, agent)
    expect(UnitRecord.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      status: 'follow_up',
      version: 1,
      ownerContact: { id: owner.id, name: owner.name, phone: owner.phone, email: owner.email },
    })
    const list = await world.request('GET', `/api/units?propertyId=${unit.id}`, { as: agent })
    expect(list.body).toEqual([body])
  })

  test('is 404 when it is hidden from visitors, deleted, unknown or not a number', async () => {
    const hidden = await aUnit(world, { status: 'rented' })
    expect((await unitOf(hidden.id)).status).toBe(404)
    expect((await unitOf(hidden.id, agent)).status).toBe(200)
    await remove(hidden.id)
    expect((await unitOf(hidden.id, agent)).status).toBe(404)
    for (const id of ['0', '-1', '1.5', '999999', '2147483648', 'x']) {
      expect((await unitOf(id)).status).toBe(404)
    }
  })
})

describe('deleting', () => {
  test('removes the unit from every list, frees its number, and is audited', async () => {
    const project = await aProject(world)
    const unit = await aUnit(world, { projectId: project.id, unitNumber: '88' })
    expect((await remove(unit.id)).status).toBe(204)
    expect(
      (await world.request('GET', `/api/units?projectId=${project.id}`, { as: agent })).body,
    ).toEqual([])
    expect((await auditOf(unit.id)).at(-1)).toEqual({ action: 'delete', actorId: admin.actor.id })
    await aUnit(world, { projectId: project.id, unitNumber: '88' })
    expect((await remove(unit.id)).status).toBe(404)
  })

  test('requires a permission that admins have by default', async () => {
    const unit = await aUnit(world)
    expect((await remove(unit.id, null)).status).toBe(401)
    expect((await remove(unit.id, agent)).status).toBe(403)
    await world.db
      .updateTable('staffUsers')
      .set({ canDeleteUnits: true })
      .where('id', '=', agent.actor.id)
      .execute()
    expect((await remove(unit.id, agent)).status).toBe(204)
  })
})

describe('restoring', () => {
  test('brings the unit back unchanged', async () => {
    const unit = await aUnit(world, { description: 'Comes back' })
    await remove(unit.id)
    const { status, body } = await restore(unit.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: unit.id, description: 'Comes back', version: 3 })
    expect((await unitOf(unit.id)).body.description).toBe('Comes back')
    expect((await auditOf(unit.id)).at(-1)?.action).toBe('restore')
    expect((await restore(unit.id)).status).toBe(404)
  })

  test('requires an admin', async () => {
    const unit = await aUnit(world)
    await remove(unit.id)
    expect((await restore(unit.id, agent)).status).toBe(403)
  })

  test('is refused when another unit has taken the number', async () => {
    const project = await aProject(world)
    const unit = await aUnit(world, { projectId: project.id, unitNumber: '77a' })
    await remove(unit.id)
    await aUnit(world, { projectId: project.id, unitNumber: '77A' })
    const { status, body } = await restore(unit.id)
    expect(status).toBe(409)
    expect(body.message).toBe('Unit 77a already exists in this project')
  })

  test('is refused while the project is deleted', async () => {
    const project = await aProject(world)
    const unit = await aUnit(world, { projectId: project.id })
    await remove(unit.id)
    await deleteProject(world.context(admin.actor), project.id)
    const { status, body } = await restore(unit.id)
    expect(status).toBe(409)
    expect(body.message).toBe("This unit's project is deleted. Restore the project first.")
  })

  test('is possible for thirty days', async () => {
    const unit = await aUnit(world)
    await remove(unit.id)
    const deletedAt = new Date(world.now.getTime() - RESTORE_DAYS * DAY_MS - 1000)
    await world.db.updateTable('units').set({ deletedAt }).where('id', '=', unit.id).execute()
    expect((await restore(unit.id)).status).toBe(404)
    expect((await restore(999_999)).status).toBe(404)
  })
})
