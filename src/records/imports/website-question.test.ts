import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aProject } from '../projects/test-factory.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const door = importRequests(world)
const HEAD = 'project,unit,bed,bath,size,price,furniture,status,show'

/** A project near a station, with a picture. */
async function aShownProject() {
  const project = await aProject(world)
  const hash = String(project.id).padStart(32, '0')
  await world.db
    .insertInto('images')
    .values({ hash, contentType: 'image/webp', width: 1, height: 1, bytes: 1 })
    .execute()
  await world.db
    .insertInto('projectImages')
    .values({ projectId: project.id, position: 0, imageHash: hash })
    .execute()
  return project
}

async function checked() {
  const [shown, plain] = [await aShownProject(), await aProject(world)]
  const rows = [
    [shown.name, 'FF', '', ''],
    [shown.name, '', '', ''],
    [plain.name, 'FF', '', ''],
    [shown.name, 'FF', 'rented', ''],
    [plain.name, 'FF', '', 'yes'],
    [shown.name, 'FF', '', 'no'],
  ].map(([name, furniture, status, show], index) =>
    [name, index + 1, 1, 1, 30, '5M', furniture, status, show].join(),
  )
  const { body } = await door.check(agent, 'units', `${HEAD}\n${rows.join('\n')}\n`)
  const run = async (query: string) => {
    await world.request('POST', `/api/imports/${body.id}/run${query}`, { as: agent })
    await world.services.jobs.idle()
    const units = await Promise.all(
      [shown, plain].map(({ id }) =>
        world.request('GET', `/api/units?projectId=${id}`, { as: agent }),
      ),
    )
    return units
      .flatMap((response) => response.body)
      .filter(({ showOnWebsite }) => showOnWebsite)
      .map(({ unitNumber }) => unitNumber)
      .sort()
  }
  return { body, run }
}

test('it is asked of the homes of which neither file nor status says it, and complete ones are counted', async () => {
  const { body } = await checked()
  expect(body).toMatchObject({ create: 6, website: { asked: 3, complete: 1 } })
})

test('new homes go on the website if they are complete and it was chosen', async () => {
  expect(await (await checked()).run('?website=none')).toEqual(['5'])
  expect(await (await checked()).run('?website=complete')).toEqual(['1', '5'])
})

test('without the choice their file and status say it, as before', async () => {
  expect(await (await checked()).run('')).toEqual(['1', '2', '3', '5'])
})

test('other kinds are not asked, nor is an import that was run', async () => {
  const { body } = await door.check(agent, 'developers', 'name\nSena\n')
  expect(body.website).toBeNull()
  const plain = await aProject(world)
  const finished = await door.all(agent, 'units', `${HEAD}\n${plain.name},1,1,1,30,5M,,,\n`)
  expect(finished).toMatchObject({ state: 'done', website: null })
})
