import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importRequests(world)

async function checked() {
  const { id, name } = await aProject(world)
  const rows = [
    'unit,project,bed,bath,size,price,description,key features',
    `1,${name},1,1,30,5M,"วิวสวย สนใจโทร 081-555-0199 line: nida.homes",Bathtub`,
    `2,${name},1,1,30,5M,A quiet home,"Balcony; call 081 555 0199"`,
    `3,${name},1,1,30,5M,A quiet home,Bathtub`,
  ]
  const { body } = await door.check(agent, 'units', `${rows.join('\n')}\n`)
  const run = async (query: string) => {
    await world.request('POST', `/api/imports/${body.id}/run${query}`, { as: agent })
    await world.services.jobs.idle()
    const units = await world.request('GET', `/api/units?projectId=${id}`, { as: agent })
    return JSON.stringify(units.body)
  }
  return { body, run }
}

test('rows with contact details in texts that visitors see are counted, and can lose them', async () => {
  const { body, run } = await checked()
  expect(body).toMatchObject({ create: 3, contactDetails: 2 })
  const saved = await run('?removeContacts=true')
  expect(saved).toContain('วิวสวย')
  expect(saved).toContain('Balcony')
  expect(saved).not.toMatch(/555|nida/)
})

test('they stay where that was chosen', async () => {
  const { run } = await checked()
  const saved = await run('?removeContacts=false')
  expect(saved).toContain('nida.homes')
})
