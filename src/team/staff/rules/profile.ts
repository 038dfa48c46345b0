import * as z from 'zod/mini'
import {
  clearable,
  clearableForm,
  clearableText,
  email,
  recordVersion,
} from '../../../shared/fields/fields.ts'
import { lineId, phoneNumber } from '../../../shared/fields/reach.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'

/** How Thai sentences that we write for somebody end. */
export const Particles = valueSet('Particles', { krap: 'ครับ', kha: 'ค่ะ', none: 'None' })
export type Particle = (typeof Particles.ids)[number]

/** What clients read of a member of staff. */
export const profileFields = {
  email: clearableForm(email(), { format: 'email', maxLength: 254 }),
  firstName: clearableText(100),
  lastName: clearableText(100),
  nameTh: clearableText(100),
  /** What they are called in messages and on sent pages. */
  called: clearableText(50),
  particle: clearable(oneOf(Particles)),
  phone: clearableForm(phoneNumber()),
  line: clearableForm(lineId()),
  position: clearableText(100),
  photo: clearableText(500),
  /** Below e-mails, with places such as `{name}`; ours without one. */
  signature: clearableText(1000),
  signatureTh: clearableText(1000),
}

const storedText = z.nullable(z.string())

/** One's own profile. */
export const Profile = z.object({
  id: z.int(),
  username: z.string(),
  email: storedText,
  firstName: storedText,
  lastName: storedText,
  nameTh: storedText,
  called: storedText,
  particle: z.nullable(z.enum(Particles.ids)),
  phone: storedText,
  line: storedText,
  position: storedText,
  photo: storedText,
  signature: storedText,
  signatureTh: storedText,
  version: z.int(),
})
export type Profile = z.output<typeof Profile>

/** The changes of one's own profile: what is absent stays. */
export const ProfileChanges = z.object({ ...profileFields, version: recordVersion() })
export type ProfileChanges = z.output<typeof ProfileChanges>
