import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as z from 'zod/mini'
import { CannotStart } from './cannot-start.ts'

/**
 * Every setting, read once from the environment. Each has a working default; `.env.example` lists
 * the same names. An invalid value stops the start with the variable's name.
 */
export type Env = ReturnType<typeof readEnv>

const number = (fallback: number, min: number, max: number) =>
  z.pipe(
    z.optional(z.string()),
    z.pipe(
      z.transform((text: string | undefined) =>
        text === undefined || text === '' ? fallback : Number(text),
      ),
      z.number().check(z.int(), z.gte(min), z.lte(max)),
    ),
  )
const text = (fallback: string) => z._default(z.string(), fallback)
const maybe = z.optional(z.string())

const Variables = z.object({
  PORT: number(3000, 0, 65535),
  HOST: text('127.0.0.1'),
  DATA_DIR: text('./data-local'),
  DATABASE_URL: maybe,
  DATABASE_OWNER_URL: maybe,
  DEMO: z._default(z.enum(['auto', 'off']), 'auto'),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, 'at least 8 characters'))),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(z.refine(isOrigin, 'an address without a path, such as https://sathani.example')),
  ),
  CONTACT_PHONE: text('02 000 0000'),
  CONTACT_EMAIL: text('hello@sathani.example'),
  CONTACT_LINE: z.optional(
    z.string().check(z.regex(/^@?[\w.-]{1,30}$/, 'a LINE ID, such as sathani or @sathani')),
  ),
  CONTACT_WHATSAPP: z.optional(
    z
      .string()
      .check(z.refine(isInternational, 'a number with its country code, such as +66812345678')),
  ),
  MAP_PROVIDER: z._default(z.enum(['maplibre', 'google']), 'maplibre'),
  GOOGLE_MAPS_API_KEY: maybe,
  MAP_STYLE_URL: z.optional(
    z.string().check(z.refine(isWebAddress, 'an address such as https://tiles.example/style.json')),
  ),
  MAP_STYLE_HOSTS: text(''),
  GEOCODER: z._default(z.enum(['embedded', 'google', 'nominatim']), 'embedded'),
  GEOCODER_KEY: maybe,
  GEOCODER_URL: z.optional(
    z.string().check(z.refine(isWebAddress, 'an address such as https://nominatim.example')),
  ),
  AI_BASE_URL: z.optional(
    z.string().check(z.refine(isWebAddress, 'an address such as https://models.example/v1')),
  ),
  AI_API_KEY: maybe,
  AI_MODEL: maybe,
  AI_TIMEOUT: number(60, 1, 600),
  S3_ENDPOINT: maybe,
  S3_BUCKET: maybe,
  S3_ACCESS_KEY: maybe,
  S3_SECRET_KEY: maybe,
  MAIL_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isMailServer('smtp'), 'an address such as smtps://user:password@smtp.example'),
      ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.refine(isMailAddress, 'an address such as Sathani <hello@sathani.example>')),
  ),
  MAIL_IN_URL: z.optional(
    z
      .string()
      .check(
        z.refine(isMailServer('imap'), 'an address such as imaps://user:password@imap.example'),
      ),
  ),
  MAIL_KEEP_DAYS: number(90, 0, 3650),
  MIN_FREE_MB: number(64, 0, 1_000_000),
  TRUST_PROXY: number(0, 0, 10),
  MAX_CONNECTIONS: number(2000, 10, 1_000_000),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  RESPONSE_CACHE: z._default(z.enum(['on', 'off']), 'on'),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
})

/**
 * Reads and validates the environment. `home` is the project's folder, to which DATA_DIR may be
 * relative.
 */
export function readEnv(source: Record<string, string | undefined>, home = projectHome()) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(set)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new CannotStart(`The configuration is wrong. ${faults.join('; ')}`)
  }
  const v = parsed.data
  if (v.DATABASE_OWNER_URL && !v.DATABASE_URL) {
    throw new CannotStart(
      'The configuration is wrong. DATABASE_OWNER_URL goes with DATABASE_URL, which is not set.',
    )
  }
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: path.resolve(home, v.DATA_DIR.replace(/^~(?=\/)/, os.homedir())),
    databaseUrl: v.DATABASE_URL,
    databaseOwnerUrl: v.DATABASE_OWNER_URL,
    demo: v.DEMO,
    adminPassword: v.ADMIN_PASSWORD,
    publicUrl: v.PUBLIC_URL && new URL(v.PUBLIC_URL).origin,
    contactPhone: v.CONTACT_PHONE,
    contactEmail: v.CONTACT_EMAIL,
    contactLine: v.CONTACT_LINE ?? null,
    contactWhatsapp: v.CONTACT_WHATSAPP ?? null,
    maps: {
      provider: v.MAP_PROVIDER,
      // Only Google's maps need the key: with any other provider it stays on the server.
      apiKey: (v.MAP_PROVIDER === 'google' && v.GOOGLE_MAPS_API_KEY) || null,
      style: v.MAP_STYLE_URL ? { url: v.MAP_STYLE_URL, hosts: readStyleHosts(v) } : null,
    },
    geocoder: readGeocoder(v),
    model: readModel(v),
    s3: readS3(v),
    mail: readMail(v),
    mailIn: v.MAIL_IN_URL,
    mailKeepDays: v.MAIL_KEEP_DAYS,
    leastFreeBytes: v.MIN_FREE_MB * 1024 * 1024,
    trustProxy: v.TRUST_PROXY,
    maxConnections: v.MAX_CONNECTIONS,
    rateLimits: v.RATE_LIMITS === 'on',
    responseCache: v.RESPONSE_CACHE === 'on',
    logLevel: v.LOG_LEVEL,
  }
}

type StyleVariables = Pick<z.output<typeof Variables>, 'MAP_STYLE_URL' | 'MAP_STYLE_HOSTS'>

/** The origins of a map style and of what it refers to. */
function readStyleHosts({ MAP_STYLE_URL = '', MAP_STYLE_HOSTS }: StyleVariables): string[] {
  const hosts = MAP_STYLE_HOSTS.split(/[\s,]+/).filter(Boolean)
  const invalid = hosts.find((host) => !isOrigin(host))
  if (invalid) {
    throw new CannotStart(
      `The configuration is wrong. MAP_STYLE_HOSTS: ${invalid} is no address without a path, such as https://tiles.example`,
    )
  }
  return [...new Set([MAP_STYLE_URL, ...hosts].map((address) => new URL(address).origin))]
}

type GeocoderVariables = Pick<
  z.output<typeof Variables>,
  'GEOCODER' | 'GEOCODER_KEY' | 'GEOCODER_URL'
>

function readGeocoder({ GEOCODER: service, GEOCODER_KEY: key, GEOCODER_URL }: GeocoderVariables) {
  if (service === 'embedded') return null
  if (service === 'google' && !key) {
    throw new CannotStart('The configuration is wrong. GEOCODER=google needs GEOCODER_KEY.')
  }
  const url = (GEOCODER_URL ?? PUBLIC_GEOCODERS[service]).replace(/\/$/, '')
  return { service, url, key: key ?? null }
}

const PUBLIC_GEOCODERS = {
  google: 'https://maps.googleapis.com',
  nominatim: 'https://nominatim.openstreetmap.org',
}

type S3Variables = Pick<
  z.output<typeof Variables>,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>

// All four or none: an incomplete configuration would lose pictures.
function readS3(v: S3Variables) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = v
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = v
  if (endpoint && bucket && accessKey && secretKey)
    return { endpoint, bucket, accessKey, secretKey }
  if (endpoint || bucket || accessKey || secretKey) {
    throw new CannotStart(
      'The configuration is wrong. Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY together, or none.',
    )
  }
  return null
}

/** A server that speaks OpenAI's protocol, and the model it is asked for. */
export type ModelSettings = {
  baseUrl: string
  apiKey: string
  name: string
  timeoutSeconds: number
}

type ModelVariables = Pick<
  z.output<typeof Variables>,
  'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT'
>

function readModel({ AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT }: ModelVariables) {
  if (!AI_BASE_URL && !AI_MODEL && !AI_API_KEY) return null
  if (!AI_BASE_URL || !AI_MODEL) {
    throw new CannotStart(
      'The configuration is wrong. Set AI_BASE_URL and AI_MODEL together, or none; AI_API_KEY needs both.',
    )
  }
  const model: ModelSettings = {
    baseUrl: AI_BASE_URL.replace(/\/$/, ''),
    // A server of one's own may need none; the client needs some text.
    apiKey: AI_API_KEY ?? 'none',
    name: AI_MODEL,
    timeoutSeconds: AI_TIMEOUT,
  }
  return model
}

type MailVariables = Pick<z.output<typeof Variables>, 'MAIL_URL' | 'MAIL_FROM' | 'MAIL_IN_URL'>

function readMail({ MAIL_URL: url, MAIL_FROM, MAIL_IN_URL }: MailVariables) {
  if (!url && !MAIL_FROM && !MAIL_IN_URL) return null
  const from = mailAddress(MAIL_FROM ?? '')
  if (!url || !from) {
    throw new CannotStart(
      'The configuration is wrong. Set MAIL_URL and MAIL_FROM together, or none; MAIL_IN_URL needs both.',
    )
  }
  return { url, from }
}

/** `Sathani <hello@sathani.example>`, or an address alone; null for anything else. */
function mailAddress(text: string): { name: string; address: string } | null {
  const [before = '', inside, ...rest] = text.trim().split('<')
  const address = inside === undefined ? before : inside.slice(0, -1)
  const isClosed = inside === undefined || inside.endsWith('>')
  if (!isClosed || rest.length > 0 || !/^[^\s@<>,"]+@[^\s@<>,"]+$/.test(address)) return null
  return { name: inside === undefined ? '' : before.replaceAll('"', '').trim(), address }
}

function isMailAddress(text: string): boolean {
  return mailAddress(text) !== null
}

function isMailServer(protocol: 'smtp' | 'imap') {
  return (address: string) =>
    URL.canParse(address) &&
    [`${protocol}:`, `${protocol}s:`].includes(new URL(address).protocol) &&
    new URL(address).hostname !== ''
}

function isInternational(phone: string): boolean {
  return /^\+[1-9][\d ()-]{6,20}$/.test(phone)
}

function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address) && new URL(address).search === ''
}

function isOrigin(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
  const { origin, href } = new URL(address)
  return href === `${origin}/`
}

/** The folder of package.json, whether the code runs from src/ or from dist/. */
export function projectHome(): string {
  let folder = import.meta.dirname
  while (!fs.existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('No package.json above the running code.')
    folder = parent
  }
  return folder
}
