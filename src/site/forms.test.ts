import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../platform/testing/test-app.ts'
import { aUnit } from '../records/units/test-factory.ts'
import { typedRefusals } from '../shared/refusals/typed.ts'

const world = await testApp()
const admin = await world.signIn()
const unit = await aUnit(world)
const fields = {
  name: 'Ploy',
  countryCode: '+66',
  phone: '0812345678',
  email: 'ploy@visitor.example',
}

beforeEach(async () => {
  await world.db.deleteFrom('inquiries').execute()
})

describe('an inquiry form without JavaScript', () => {
  test('stores the inquiry and redirects to its confirmation', async () => {
    const form = {
      ...fields,
      lineId: 'ploy',
      isWhatsapp: 'on',
      propertyDetails: 'Baan Sirin Unit 1',
    }
    const { status, headers } = await post(`/property/${unit.id}`, form)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/property/${unit.id}?sent=inquiry#sent`)
    expect(await inquiries()).toMatchObject([
      {
        kind: 'unit',
        name: 'Ploy',
        phone: '+66812345678',
        lineId: 'ploy',
        isWhatsapp: true,
        propertyId: unit.id,
        propertyDetails: 'Baan Sirin Unit 1',
      },
    ])
    expect((await follow(headers)).text).toContain('Inquiry Sent Successfully')
  })

  test('returns the typed values and stores nothing when a field is missing', async () => {
    const form = { ...fields, phone: ' ', lineId: 'a "quoted" <id>' }
    const { status, text } = await post(`/property/${unit.id}`, form)
    expect(status).toBe(400)
    expect(text).toContain('Missing Information')
    expect(text).toContain('Please fill in all required fields.')
    expect(text).toContain('value="a &quot;quoted&quot; &lt;id&gt;"')
    expect(text).toContain('value="ploy@visitor.example"')
    expect(await inquiries()).toEqual([])
  })

  test.each([
    ['email', 'ploy@', typedRefusals.email_address],
    ['phone', 'call me', typedRefusals.phone_number],
    ['phone', '12', typedRefusals.phone_number],
  ])(
    'shows an error above the form and beside the field for the %s "%s"',
    async (field, value, hint) => {
      const { status, text } = await post(`/property/${unit.id}`, { ...fields, [field]: value })
      expect(status).toBe(400)
      expect(text.split(`>${hint}<`)).toHaveLength(3)
      expect(text.split('aria-invalid="true"')).toHaveLength(2)
      expect(text).toContain(`value="${value}"`)
      expect(text.split('role="alert"')).toHaveLength(2)
      expect(await inquiries()).toEqual([])
    },
  )

  test('reports both a missing field and an invalid one', async () => {
    const form = { ...fields, name: '', email: 'ploy@' }
    const { text } = await post(`/property/${unit.id}`, form)
    expect(text).toContain('Please fill in all required fields.')
    expect(text).toContain(typedRefusals.email_address)
  })

  test('stores an inquiry about a unit that was hidden in the meantime', async () => {
    const hidden = await aUnit(world, { showOnWebsite: false })
    const { status, headers } = await post(`/property/${hidden.id}`, fields)
    expect(status).toBe(303)
    expect(await inquiries()).toHaveLength(1)
    const page = await follow(headers)
    expect(page.text).toContain('Inquiry Sent Successfully')
    expect(page.text).toContain('Property Not Found')
  })

  test('answers 404 for a unit that does not exist', async () => {
    expect((await post('/property/999999', fields)).status).toBe(404)
    expect((await post('/property/x', fields)).status).toBe(404)
    expect(await inquiries()).toEqual([])
  })
})

describe('an inquiry form of a building without JavaScript', () => {
  test('stores the name of the building, and shows it in the conversation and on the timeline', async () => {
    const page = await world.request('GET', `/project/${unit.projectId}`)
    expect(page.text).toContain('>Ask about this building</h2>')
    const form = {
      ...fields,
      propertyDetails: 'Baan Sirin',
      'question-homes': 'Which homes are available?',
      message: 'From January.',
      preferredTime: 'Saturday',
    }
    const { status, headers } = await post(`/project/${unit.projectId}`, form)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe(`/project/${unit.projectId}?sent=inquiry#sent`)
    const [inquiry] = await inquiries()
    expect(inquiry).toMatchObject({
      ...{ kind: 'unit', propertyId: null, propertyDetails: 'Baan Sirin', unit: null },
      message: 'Which homes are available? From January.',
      preferredTime: 'Saturday',
    })
    expect((await follow(headers)).text).toContain('Inquiry Sent Successfully')
    const { body: thread } = await world.request('GET', `/api/inbox/threads/${inquiry.threadId}`, {
      as: admin,
    })
    expect(JSON.stringify(thread)).toContain('Inquiry about Baan Sirin')
    const { body: timeline } = await world.request(
      'GET',
      `/api/leads/${inquiry.contactId}/activities`,
      { as: admin },
    )
    expect(timeline[0]).toMatchObject({ type: 'form_submit', title: 'Inquiry about Baan Sirin' })
  })

  test('returns the typed values and stores nothing when a field is missing', async () => {
    const { status, text } = await post(`/project/${unit.projectId}`, { ...fields, name: '' })
    expect(status).toBe(400)
    expect(text).toContain('Please fill in all required fields.')
    expect(text).toContain('value="ploy@visitor.example"')
    expect(await inquiries()).toEqual([])
  })

  test('is received although the building is gone, and refused where there never was one', async () => {
    const { headers } = await post('/project/999999', { ...fields, propertyDetails: 'Baan Sirin' })
    const page = await follow(headers)
    expect(page.text).toContain('Inquiry Sent Successfully')
    expect(page.text).toContain('Property Not Found')
    expect(await inquiries()).toHaveLength(1)
    expect((await post('/project/x', fields)).status).toBe(404)
  })
})

describe('a contact form without JavaScript', () => {
  test('stores the messenger handles within the requirements', async () => {
    const form = { ...fields, whatsappSame: 'on', line: 'ploy.line', requirements: 'Near Ari' }
    const { status, headers } = await post('/', form)
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('/?sent=contact#sent')
    expect(await inquiries()).toMatchObject([
      { kind: 'contact', requirements: 'Near Ari\nWhatsApp: +66812345678\nLINE: ploy.line' },
    ])
    expect((await follow(headers)).text).toContain(
      'Thank you! We&#x27;ve received your inquiry and will contact you soon.',
    )
  })

  test('accepts no phone number, but refuses an invalid one', async () => {
    expect((await post('/', { ...fields, phone: '' })).status).toBe(303)
    const { status, text } = await post('/', { ...fields, phone: 'call me' })
    expect(status).toBe(400)
    expect(text).toContain(typedRefusals.phone_number)
    expect(text.split(`>${typedRefusals.phone_number}<`)).toHaveLength(3)
  })

  test('returns the typed values when the name is missing', async () => {
    const { status, text } = await post('/', { email: 'ploy@visitor.example', requirements: 'Ari' })
    expect(status).toBe(400)
    expect(text).toContain('Please fill in your name and email address.')
    expect(text).toContain('>Ari</textarea>')
  })
})

test('the confirmation is shown to the sender only and is not cached', async () => {
  const path = `/property/${unit.id}`
  const sender = (await post(path, fields)).headers
  for (const headers of [{ cookie: '' }, { cookie: 'sathani_sent=contact' }]) {
    for (let n = 0; n < 2; n += 1) {
      const other = await world.request('GET', `${path}?sent=inquiry`, { headers })
      expect([other.status, other.headers.get('location')]).toEqual([303, path])
    }
  }
  const { text } = await follow(sender)
  expect(text).toContain('Inquiry Sent Successfully')
  // The target of the URL's fragment is focusable.
  expect(text).toMatch(/<div id="sent" tabindex="-1" role="status"/i)
  expect((await world.request('GET', path)).text).not.toContain('Inquiry Sent Successfully')
})

test('the confirmation URL of the landing page redirects others to the same URL without it', async () => {
  const redirects = {
    '/?sent=contact': '/',
    '/?sent=contact&view=map&within=1000&along=arl': '/?view=map&within=1000&along=arl',
  }
  for (const [path, target] of Object.entries(redirects)) {
    const other = await world.request('GET', path)
    expect([other.status, other.headers.get('location')]).toEqual([303, target])
    expect((await world.request('GET', target)).status).toBe(200)
  }
})

test('the length limit of a request counts characters, not bytes', async () => {
  expect((await post('/', { ...fields, requirements: 'ก'.repeat(10_000) })).status).toBe(303)
})

describe('a refused form', () => {
  test('from another site is answered 403', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await post('/', fields, headers)).status).toBe(403)
    expect(await inquiries()).toEqual([])
  })

  test('of another content type is answered 415, a too large one 413', async () => {
    const json = await world.request('POST', '/', { body: fields })
    expect(json.status).toBe(415)
    const large = await post('/', { ...fields, requirements: 'x'.repeat(140_000) })
    expect(large.status).toBe(413)
    expect(await inquiries()).toEqual([])
  })

  test('with characters that cannot be stored gets an error message', async () => {
    const { status, text } = await post('/', { ...fields, name: 'Pl\0oy' })
    expect(status).toBe(400)
    expect(text).toContain('Contains characters that can’t be saved')
  })

  test('sent too often is answered 429 with the typed values and Retry-After', async () => {
    const limited = await testApp({ limits: true })
    const send = () =>
      limited.request('POST', '/', {
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    for (let n = 0; n < 30; n += 1) expect((await send()).status).toBe(303)
    const { status, headers, text } = await send()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(text).toContain('value="ploy@visitor.example"')
  })
})

function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return world.request('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

/** Follows the redirect after a form, with the cookie that it set. */
function follow(responseHeaders: Headers) {
  const [cookie = ''] = responseHeaders.get('set-cookie')?.split(';') ?? []
  const [path = ''] = responseHeaders.get('location')?.split('#') ?? []
  return world.request('GET', path, { headers: { cookie } })
}

async function inquiries() {
  return (await world.request('GET', '/api/inquiries', { as: admin })).body
}
