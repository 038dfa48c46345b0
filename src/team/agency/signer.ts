import type { Context } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { imagePath } from '../../shared/paths.ts'
import { endingsOf } from '../staff/rules/particle.ts'
import { Particles } from '../staff/rules/profile.ts'
import { cachedAgency, type FirstValues } from './agency.ts'
import {
  filledSignature,
  fullName,
  nameForClients,
  type SignaturePlace,
  type Signer,
  STANDARD_SIGNATURES,
} from './rules/signer.ts'

/**
 * A member of staff as clients read of them, also one who has left: who wrote stays who wrote. Throws 404 for nobody's
 * id.
 */
export async function readSigner(
  context: Pick<Context, 'db' | 'catalogue'>,
  id: number,
  { first, origin }: { first: FirstValues; origin: string },
): Promise<Signer> {
  const agency = await cachedAgency(context, first)
  const person = await context.db
    .selectFrom('staffUsers')
    .select(['firstName', 'lastName', 'nameTh', 'called', 'particle', 'phone', 'line', 'position'])
    .select(['email', 'photoHash', 'signature', 'signatureTh'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!person) throw notFound('user')
  const { nameTh, called, position, email, photoHash } = person
  const name = nameForClients(person)
  const particle = person.particle === null ? null : (Particles.read(person.particle) ?? null)
  const phone = person.phone ?? (agency.invented.includes('phone') ? null : agency.phone)
  const line = person.line ?? agency.line
  const facts: Record<SignaturePlace, string | null> = {
    ...{ name: fullName(person) ?? called, position, phone, line, email },
    agency: agency.name,
    website: origin.replace(/^https?:\/\//, ''),
    licence: agency.licence,
    particle: endingsOf(particle).said,
  }
  const inThai = { ...facts, name: nameTh ?? facts.name, agency: agency.nameTh ?? agency.name }
  return {
    ...{ id, name, nameTh, position, email, phone, line, particle },
    photo: photoHash && imagePath(photoHash),
    signature: filledSignature(person.signature ?? STANDARD_SIGNATURES.en, facts),
    signatureTh: filledSignature(person.signatureTh ?? STANDARD_SIGNATURES.th, inThai),
  }
}
