import { beforeEach, describe, expect, test } from 'vitest'
import { PHONE_HINT } from '../inquiries/form-rules.ts'
import { EMAIL_HINT } from '../shared/field-faults.ts'
import { testApp } from '../test-app.ts'
import { aUnit } from '../units/test-factory.ts'

const world = await testApp()
const admin = await world.signIn()
const unit = await aUnit(world)
const asked = {
  name: 'Ploy',
  countryCode: '+66',
  phone: '0812345678',
  email: 'ploy@visitor.example',
}

beforeEach(async () => {
  await world.db.deleteFrom('inquiries').execute()
})

describe('an inquiry without JavaScript', () => {
  test('is stored, and leads to the page that says so', async () => {
    const form = {
      ...asked,
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

  test('that lacks something comes back with what was typed, and stores nothing', async () => {
    const form = { ...asked, phone: ' ', lineId: 'a "quoted" <id>' }
    const { status, text } = await post(`/property/${unit.id}`, form)
    expect(status).toBe(400)
    expect(text).toContain('Missing Information')
    expect(text).toContain('Please fill in all required fields.')
    expect(text).toContain('value="a &quot;quoted&quot; &lt;id&gt;"')
    expect(text).toContain('value="ploy@visitor.example"')
    expect(await inquiries()).toEqual([])
  })

  test.each([
    ['email', 'ploy@', EMAIL_HINT],
    ['phone', 'call me', PHONE_HINT],
    ['phone', '12', PHONE_HINT],
  ])(
    'with the %s "%s" is told so beside that field, and nowhere else',
    async (field, typed, hint) => {
      const { status, text } = await post(`/property/${unit.id}`, { ...asked, [field]: typed })
      expect(status).toBe(400)
      expect(text.split(`>${hint}<`)).toHaveLength(2)
      expect(text.split('aria-invalid="true"')).toHaveLength(2)
      expect(text).toContain(`value="${typed}"`)
      expect(text).not.toContain('role="alert"')
      expect(await inquiries()).toEqual([])
    },
  )

  test('that lacks one field and has another wrong says both', async () => {
    const form = { ...asked, name: '', email: 'ploy@' }
    const { text } = await post(`/property/${unit.id}`, form)
    expect(text).toContain('Please fill in all required fields.')
    expect(text).toContain(EMAIL_HINT)
  })

  test('about a unit that was hidden meanwhile is stored', async () => {
    const hidden = await aUnit(world, { showOnWebsite: false })
    const { status, headers } = await post(`/property/${hidden.id}`, asked)
    expect(status).toBe(303)
    expect(await inquiries()).toHaveLength(1)
    const page = await follow(headers)
    expect(page.text).toContain('Inquiry Sent Successfully')
    expect(page.text).toContain('Property Not Found')
  })

  test('about a unit that never was is 404', async () => {
    expect((await post('/property/999999', asked)).status).toBe(404)
    expect((await post('/property/x', asked)).status).toBe(404)
    expect(await inquiries()).toEqual([])
  })
})

describe('a contact request without JavaScript', () => {
  test('is stored with the handles that have no field of their own', async () => {
    const form = { ...asked, whatsappSame: 'on', line: 'ploy.line', requirements: 'Near Ari' }
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

  test('needs no phone, but takes none that cannot be one', async () => {
    expect((await post('/', { ...asked, phone: '' })).status).toBe(303)
    const { status, text } = await post('/', { ...asked, phone: 'call me' })
    expect(status).toBe(400)
    expect(text).toContain(PHONE_HINT)
    expect(text).not.toContain('role="alert"')
  })

  test('without a name comes back with what was typed', async () => {
    const { status, text } = await post('/', { email: 'ploy@visitor.example', requirements: 'Ari' })
    expect(status).toBe(400)
    expect(text).toContain('Please fill in your name and email address.')
    expect(text).toContain('>Ari</textarea>')
  })
})

test('the address that says so shows it to nobody but the sender, and no memory keeps it', async () => {
  const path = `/property/${unit.id}`
  const sender = (await post(path, asked)).headers
  for (const headers of [{ cookie: '' }, { cookie: 'sathani_sent=contact' }]) {
    for (let n = 0; n < 2; n += 1) {
      const other = await world.request('GET', `${path}?sent=inquiry`, { headers })
      expect([other.status, other.headers.get('location')]).toEqual([303, path])
    }
  }
  const { text } = await follow(sender)
  expect(text).toContain('Inquiry Sent Successfully')
  // The address's fragment leads there, and what it leads to can take the focus.
  expect(text).toMatch(/<div id="sent" tabindex="-1" role="status"/i)
  expect((await world.request('GET', path)).text).not.toContain('Inquiry Sent Successfully')
})

test('on the landing page it leads everybody else to what it asks for besides', async () => {
  const asked = {
    '/?sent=contact': '/',
    '/?sent=contact&view=map&within=1000&along=arl': '/?view=map&within=1000&along=arl',
  }
  for (const [address, leadsTo] of Object.entries(asked)) {
    const other = await world.request('GET', address)
    expect([other.status, other.headers.get('location')]).toEqual([303, leadsTo])
    expect((await world.request('GET', leadsTo)).status).toBe(200)
  }
})

test('a request may be as long in Thai as in English', async () => {
  expect((await post('/', { ...asked, requirements: 'ก'.repeat(10_000) })).status).toBe(303)
})

describe('a form that is not ours', () => {
  test('from another site is refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await post('/', asked, headers)).status).toBe(403)
    expect(await inquiries()).toEqual([])
  })

  test('of another type, or far too large, is refused', async () => {
    const json = await world.request('POST', '/', { body: asked })
    expect(json.status).toBe(415)
    const large = await post('/', { ...asked, requirements: 'x'.repeat(140_000) })
    expect(large.status).toBe(413)
    expect(await inquiries()).toEqual([])
  })

  test('with characters that cannot be stored names the field', async () => {
    const { status, text } = await post('/', { ...asked, name: 'Pl\0oy' })
    expect(status).toBe(400)
    expect(text).toContain('Contains characters that cannot be stored')
  })

  test('sent too often keeps what was typed and says when to come back', async () => {
    const limited = await testApp({ limits: true })
    const send = () =>
      limited.request('POST', '/', {
        body: new URLSearchParams(asked).toString(),
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

/** Goes where the answer to a form leads, as its sender's browser does. */
function follow(answer: Headers) {
  const [cookie = ''] = answer.get('set-cookie')?.split(';') ?? []
  const [path = ''] = answer.get('location')?.split('#') ?? []
  return world.request('GET', path, { headers: { cookie } })
}

async function inquiries() {
  return (await world.request('GET', '/api/inquiries', { as: admin })).body
}
