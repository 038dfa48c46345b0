import type { ReactNode } from 'react'
import { formFields } from '../../../admin/record-form/form-fields.tsx'
import { RecordFields } from '../../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { imageLimits } from '../../../city/media/rules/picture.ts'
import { FormSection } from '../../../ui/fields/form-section.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field.tsx'
import { Particles, type Profile, ProfileChanges } from '../../staff/rules/profile.ts'
import type { Agency } from '../rules/agency.ts'
import { STANDARD_SIGNATURES } from '../rules/signer.ts'
import { uploadPhoto, useSaveProfile } from './profile-calls.ts'
import { ProfilePreview } from './profile-preview.tsx'
import { SignatureFields } from './signature-fields.tsx'
import { useCutPhoto } from './use-cut-photo.tsx'

export type ProfileValues = Record<
  | 'firstName'
  | 'lastName'
  | 'nameTh'
  | 'called'
  | 'phone'
  | 'line'
  | 'email'
  | 'position'
  | 'signature'
  | 'signatureTh',
  string
> &
  Pick<Profile, 'particle' | 'photo'>

const labels: Record<keyof ProfileValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  nameTh: 'Name in Thai',
  called: 'Nickname',
  particle: 'Polite particle in Thai',
  phone: 'Phone',
  line: 'LINE',
  email: 'Email',
  position: 'Position',
  photo: 'Photo',
  signature: 'Signature in English',
  signatureTh: 'Signature in Thai',
}

/** The form of one's own profile, with how clients read it. */
export function ProfileForm({
  profile,
  agency,
  onLeave,
}: {
  profile: Profile
  agency: Agency
  onLeave: () => void
}) {
  const save = useSaveProfile()
  const form = useRecordForm<ProfileValues, Profile>({
    kind: 'profile',
    schema: ProfileChanges,
    record: profile,
    values: (record) => valuesOf(record ?? profile),
    update: ({ id: _, ...changes }) => save.mutateAsync(withoutStandard(changes)),
    failed: 'Couldn’t save your profile',
    draft: { form: 'profile' },
    onLeave,
  })
  const field = formFields(form, labels)
  const { cut, dialog } = useCutPhoto()
  const values = form.form.watch()
  const instead = (own: string, agencys: string | null, what: string) =>
    own.trim()
      ? { hint: `Shown instead of the agency’s ${what}` }
      : agencys
        ? { hint: `The agency’s is shown: ${agencys}` }
        : {}
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="overflow-clip rounded-card border border-line bg-card">
        <RecordFields body={Body} {...{ form, labels }}>
          {field.picture('photo', {
            limits: photoLimits,
            upload: async (file, hooks) => uploadPhoto(await cut(file), hooks),
          })}
          <p className="-mt-3 text-ink-2">
            Clients recognise you at the entrance. The photo is shown in a circle; you can crop it.
          </p>
          <FormSection level="h2" title="Name">
            <Pair>
              {field.text('firstName')}
              {field.text('lastName')}
              {field.text('nameTh')}
              {field.text('called', { hint: 'In messages and on sent pages' })}
            </Pair>
            <SegmentedField
              label={labels.particle}
              value={values.particle ?? ''}
              onChange={(chosen) => form.set('particle', Particles.read(chosen) ?? null)}
              options={Particles.ids.map((id) => ({ value: id, label: Particles.labels[id] }))}
            />
            <p className="-mt-3 text-ink-2">
              Ends the Thai messages written for you. Questions use คะ automatically.
            </p>
          </FormSection>
          <FormSection level="h2" title="How clients reach me">
            <Pair>
              {field.text('phone', {
                type: 'tel',
                ...instead(values.phone, agency.phone, 'number'),
              })}
              {field.text('line', instead(values.line, agency.line, 'LINE'))}
              {field.text('email', { type: 'email' })}
              {field.text('position')}
            </Pair>
          </FormSection>
          <SignatureFields
            {...{ values }}
            fieldOf={(name) => field.textArea(name, 6, { maxLength: 1000 })}
            onChange={(name, text) => form.set(name, text)}
          />
        </RecordFields>
      </div>
      <ProfilePreview {...{ values, agency }} />
      {dialog}
    </div>
  )
}

const photoLimits = imageLimits(1, 'Choose one photo only.')

function Body({ children }: { children: ReactNode }) {
  return <div className="p-5">{children}</div>
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-4.5 sm:grid-cols-2">{children}</div>
}

function valuesOf(profile: Profile): ProfileValues {
  const { firstName, lastName, nameTh, called, phone, line, email, position } = profile
  return {
    ...{ particle: profile.particle, photo: profile.photo },
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    nameTh: nameTh ?? '',
    called: called ?? '',
    phone: phone ?? '',
    line: line ?? '',
    email: email ?? '',
    position: position ?? '',
    signature: profile.signature ?? STANDARD_SIGNATURES.en,
    signatureTh: profile.signatureTh ?? STANDARD_SIGNATURES.th,
  }
}

/** Our own signatures are none of theirs: a later one of ours is then theirs too. */
function withoutStandard<Changes extends { signature?: string; signatureTh?: string }>(
  changes: Changes,
) {
  const { signature, signatureTh } = changes
  return {
    ...changes,
    ...(signature === STANDARD_SIGNATURES.en && { signature: null }),
    ...(signatureTh === STANDARD_SIGNATURES.th && { signatureTh: null }),
  }
}
