import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { saveDeveloper } from './save-developer.ts'

test('managers and agents write developers if the dashboard is open to their role, and only admins delete', async () => {
  const world = await testApp()
  const people = {
    admin: await world.signIn('admin'),
    manager: await world.signIn('manager'),
    agent: await world.signIn('agent'),
    user: await world.signIn('user'),
  }
  const mayWrite = { admins: ['admin'], managers: ['admin', 'manager'] }
  const access = { ...mayWrite, staff: ['admin', 'manager', 'agent'] }
  for (const [dashboardAccess, allowed] of Object.entries(access)) {
    await world.db.updateTable('settings').set({ dashboardAccess }).execute()
    const { id } = await saveDeveloper(world.context(), null, { name: `Of ${dashboardAccess}` })
    for (const [role, as] of Object.entries(people)) {
      const name = `Of ${dashboardAccess} by ${role}`
      const path = `/api/developers/${id}`
      const responses = [
        await world.request('POST', '/api/developers', { as, body: { name } }),
        await world.request('PUT', path, { as, body: { description: name } }),
        await world.request('DELETE', path, { as }),
        await world.request('POST', `${path}/restore`, { as }),
      ]
      const writes = allowed.includes(role)
      expect([name, ...responses.map(({ status }) => status)]).toEqual(
        role === 'admin'
          ? [name, 201, 200, 204, 200]
          : [name, writes ? 201 : 403, writes ? 200 : 403, 403, 403],
      )
    }
  }
})
