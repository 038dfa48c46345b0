import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { matchesEtag } from '../../platform/http/cache/etag.ts'
import type { Call } from '../../platform/http/edge.ts'
import { route } from '../../platform/http/route.ts'
import { senderAddress } from '../../platform/http/sender.ts'
import { type UploadRules, withUpload } from '../../platform/http/upload.ts'
import { notFound, Refused, refusedFor } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { anyone, staff } from '../../team/staff/guard.ts'
import { hashOfAlias } from './aliases.ts'
import { picture, receivePicture } from './pictures.ts'
import {
  ImageUrls,
  LogoUrl,
  MAX_IMAGE_BYTES,
  MAX_LOGO_BYTES,
  MAX_PROJECT_IMAGES,
  MAX_UNIT_IMAGES,
  PhotoUrl,
} from './rules/picture.ts'
import { variantNamed, variantType } from './variant.ts'

const unitImages: UploadRules = {
  field: 'images',
  maxFiles: MAX_UNIT_IMAGES,
  maxBytes: MAX_IMAGE_BYTES,
  tooMany: refusal('too_many_unit_images', { most: MAX_UNIT_IMAGES }),
  tooLarge: (name) => refusal('image_too_large', { name }),
  missing: refusal('not_an_image'),
}
const projectImages: UploadRules = {
  ...unitImages,
  maxFiles: MAX_PROJECT_IMAGES,
  tooMany: refusal('too_many_project_images', { most: MAX_PROJECT_IMAGES }),
}
const developerLogo: UploadRules = {
  field: 'logo',
  maxFiles: 1,
  maxBytes: MAX_LOGO_BYTES,
  tooMany: refusal('not_an_image'),
  tooLarge: () => refusal('logo_too_large'),
  missing: refusal('not_an_image'),
}

const photo: UploadRules = {
  ...developerLogo,
  field: 'photo',
  maxBytes: MAX_IMAGE_BYTES,
  tooLarge: (name) => refusal('image_too_large', { name }),
}

export const mediaRoutes = [
  uploadRoute(
    'units',
    'upload-images',
    unitImages,
    'Upload pictures of a unit',
    ImageUrls,
    (urls) => ({
      urls,
    }),
  ),
  uploadRoute(
    'projects',
    'upload-images',
    projectImages,
    'Upload pictures of a project',
    ImageUrls,
    (urls) => ({
      urls,
    }),
  ),
  uploadRoute(
    'developers',
    'upload-logo',
    developerLogo,
    "Upload a developer's logo",
    LogoUrl,
    ([url]) => ({
      logoUrl: url,
    }),
  ),
  uploadRoute('profile', 'upload-photo', photo, 'Upload your photo', PhotoUrl, ([url]) => ({
    photoUrl: url,
  })),
  route(
    {
      method: 'get',
      path: '/media/{hash}/{file}',
      tag: 'media',
      summary:
        'A picture in a given width: 320, 640, 960, 1280 or 1920 as .avif or .webp, 1200.jpg for previews',
      guard: anyone,
      params: z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)), file: z.string() }),
      responses: { 200: 'The picture', 304: 'Not changed' },
    },
    async (context, { params }, call) => servePicture(context, call, params),
  ),
]

function uploadRoute<
  const Tag extends string,
  const Name extends string,
  Body extends z.ZodMiniType,
>(
  tag: Tag,
  name: Name,
  rules: UploadRules,
  summary: string,
  body: Body,
  toBody: (urls: string[]) => Record<string, unknown>,
) {
  return route(
    {
      method: 'post',
      path: `/api/${tag}/${name}` as const,
      tag,
      summary,
      guard: staff(),
      upload: { field: rules.field },
      responses: { 200: body, 413: 'A file is too large', 415: 'Not a multipart upload' },
    },
    async (context, _input, call) => call.json(toBody(await receiveAll(context, call, rules))),
  )
}

function receiveAll(context: Context, call: Call, rules: UploadRules): Promise<string[]> {
  return withUpload(call, rules, async (files) => {
    const urls: string[] = []
    const { pictures } = call.var.services
    for (const [index, file] of files.entries()) {
      const field = rules.maxFiles === 1 ? rules.field : `${rules.field}.${index}`
      const receive = async () => receivePicture(context, pictures, await file.read(), file.name)
      urls.push((await refusedAt(field, receive)).url)
    }
    return urls
  })
}

/** Runs `work`; a refusal from it is thrown again with the path of the upload's field. */
async function refusedAt<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw refusedFor(error.status, error, { at: path })
  }
}

async function servePicture(
  { db }: Context,
  call: Call,
  { hash: name, file }: { hash: string; file: string },
): Promise<Response> {
  const variant = variantNamed(file)
  if (!variant) throw notFound('picture')
  const headers = {
    'content-type': variantType(variant),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name}-${variant.name}"`,
  }
  const read = (hash: string) =>
    picture(call.var.services.pictures, hash, variant, senderAddress(call))
  const bytes = (await read(name)) ?? (await readAliased(db, name, read))
  if (!bytes) throw notFound('picture')
  if (matchesEtag(call.req.header('if-none-match'), headers.etag))
    return call.body(null, 304, headers)
  return call.body(new Uint8Array(bytes), 200, headers)
}

async function readAliased(
  db: Db,
  alias: string,
  read: (hash: string) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const hash = await hashOfAlias(db, alias)
  return hash === null ? null : read(hash)
}
