import crypto from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { atTestEnd } from '../../../platform/testing/test-end.ts'
import type { PushPayload } from '../rules/notification.ts'

/** A push as a browser gets it, and what came with it. */
type ReceivedPush = {
  path: string
  headers: http.IncomingHttpHeaders
  payload: PushPayload
  /** The claims of its signed token, and the key that signed it. */
  token: { aud: string; sub: string; exp: number }
  key: string
}

/**
 * A push service on this machine. It answers with the next statuses, then 201; what it takes, it decrypts
 * as the browser would (RFC 8291), after checking the sender's signature (RFC 8292).
 */
export async function startPushService() {
  const browsers = new Map<string, { curve: crypto.ECDH; auth: Buffer }>()
  const service = {
    received: [] as ReceivedPush[],
    statuses: [] as number[],
    requests: 0,
    origin: '',
    subscribe,
  }
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    service.requests += 1
    const status = service.statuses.shift() ?? 201
    const path = request.url ?? ''
    const browser = browsers.get(path)
    if (status < 300 && browser) {
      const { token, key } = verified(request.headers.authorization ?? '')
      const text = decrypted(Buffer.concat(chunks), browser)
      const payload: PushPayload = JSON.parse(text)
      service.received.push({ path, headers: request.headers, payload, token, key })
    }
    response.writeHead(browser ? status : 404, { location: '/elsewhere' })
    response.end(status < 300 ? '' : 'Not now')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atTestEnd(() => new Promise<void>((resolve) => server.close(() => resolve())))
  // Safe: it listens on a port.
  const { port } = server.address() as AddressInfo
  service.origin = `http://127.0.0.1:${port}`

  /** A new browser's subscription, as it sends it. */
  function subscribe() {
    const curve = crypto.createECDH('prime256v1')
    const p256dh = curve.generateKeys('base64url')
    const auth = crypto.randomBytes(16)
    const path = `/push/${browsers.size + 1}`
    browsers.set(path, { curve, auth })
    const endpoint = `${service.origin}${path}`
    return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
  }
  return service
}

/** The content of an aes128gcm body with one record (RFC 8188), encrypted for this browser. */
function decrypted(body: Buffer, { curve, auth }: { curve: crypto.ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + sender.length)
  const shared = curve.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender])
  const secret = derived(shared, auth, info, 32)
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = crypto.createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // A delimiter of 2 ends the last record; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

function derived(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(crypto.hkdfSync('sha256', key, salt, info, bytes))
}

/** Checks the signature of `vapid t=…, k=…`; throws if it is wrong. */
function verified(authorization: string): Pick<ReceivedPush, 'token' | 'key'> {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = jwt.split('.')
  const point = Buffer.from(key, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }
  const isRight = crypto.verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: crypto.createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The push is not signed by its key.')
  return { token: JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}
