import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const endless = (letters: number) => `https://${'w'.repeat(letters - 8)}`

test('endless words never widen the screens of deals, tasks and viewings', async ({
  page,
  site: { admin, units, ...site },
}) => {
  const { id: mine } = await signInAs(page.context(), { admin, units, ...site }, 'manager')
  const created = async (path: string, data: object): Promise<number> => {
    const response = await admin.post(path, { data })
    expect(response.status(), await response.text()).toBe(201)
    return (await response.json()).id
  }
  const contactId = await created('/api/leads', { name: endless(90) })
  const about = { contactId, unitId: units.sale }
  const deal = await created('/api/deals', {
    ...{ ...about, dealName: endless(90), value: 2_000_000_000, notes: endless(200) },
  })
  const of = { contactId, dealId: deal }
  await created('/api/tasks', {
    ...{ ...of, title: endless(150), description: endless(200), assignedToId: mine },
  })
  // When a new viewing would be, unless another time is chosen: tomorrow at 10:00 in Bangkok.
  const day = new Date(Date.now() + 31 * 3_600_000).toISOString().slice(0, 10)
  const startsAt = `${day}T03:00:00Z`
  await created('/api/viewings', {
    ...{ ...of, agentId: mine, note: endless(200) },
    homes: [{ unitId: units.sale, startsAt, minutes: 30 }],
  })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, shown] of [
      [`/admin/pipeline?contact=${contactId}`, 'Lead In'],
      [`/admin/pipeline?view=table&contact=${contactId}`, '2000.0M THB|2,000,000,000 THB'],
      [`/admin/pipeline/${deal}`, 'Deal: https'],
      [`/admin/pipeline/${deal}?part=details`, 'Deal Metrics'],
      [`/admin/pipeline/${deal}?schedule=1`, 'At that time there is something else'],
      ['/admin/tasks', 'https://www'],
      ['/admin/tasks?view=viewings', 'https://www'],
      [`/admin/contacts/${contactId}`, 'Deal: https'],
      [`/admin/contacts/${contactId}?part=more`, 'https://www'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText(new RegExp(shown)).first()).toBeAttached()
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(async () => [path, width, await wide()]).toEqual([path, width, 0])
    }
  }
  await admin.delete(`/api/leads/${contactId}`)
})
