import { type ReactNode, useState } from 'react'
import { RecordFields } from '../../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { orNull } from '../../../ui/fields/choice-field.tsx'
import { CheckboxField, SelectField, TextField } from '../../../ui/fields/field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Particles } from '../rules/profile.ts'
import {
  type Colleague,
  mayHoldWork,
  NewUser,
  Roles,
  type User,
  UserChanges,
} from '../rules/staff.ts'
import { OpenWork } from './open-work.tsx'
import { PasswordField } from './password-field.tsx'
import { useGiveOpenWork, useSaveUser } from './staff-calls.ts'

type Values = {
  username: string
  password: string
  current: string
  firstName: string
  lastName: string
  email: string
  nameTh: string
  called: string
  particle: User['particle']
  phone: string
  line: string
  position: string
  role: User['role']
  isActive: boolean
  canDeleteUnits: boolean
}

const labels: Record<keyof Values, string> = {
  username: 'Username',
  password: 'Password',
  current: 'Your current password',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  nameTh: 'Name in Thai',
  called: 'Nickname',
  particle: 'Polite particle in Thai',
  phone: 'Phone',
  line: 'LINE',
  position: 'Position',
  role: 'Role',
  isActive: 'Active',
  canDeleteUnits: 'Can delete units',
}

/** The form of a new or existing user. */
export function UserForm({
  user,
  isOwn = false,
  onClose,
}: {
  user: User | null
  /** Whether users edit themselves: a new password then requires the current one. */
  isOwn?: boolean
  onClose: () => void
}) {
  const language = useLanguage()
  const { create, update } = useSaveUser()
  const give = useGiveOpenWork()
  const [heir, setHeir] = useState<Colleague | null>(null)
  const form = useRecordForm<Values, User>({
    kind: 'user',
    schema: user ? UserChanges : NewUser,
    record: user,
    values: valuesOf,
    create,
    async update({ id, version, ...changes }) {
      const saved = await update({ ...withoutBlankPassword(changes), id, version })
      if (heir && !mayHoldWork(saved)) give.mutate({ user: saved, to: heir })
    },
    draft: { form: 'users', without: ['password', 'current'] },
    onLeave: onClose,
  })
  const { register, watch } = form.form
  const isNewPassword = watch('password') !== ''
  const text = (name: keyof Values) => ({
    label: labels[name],
    error: form.errorAt(name),
    ...register(name),
  })
  return (
    <section aria-label={user ? `Edit user ${user.username}` : 'Add user'}>
      <h2 className="mb-4 text-base">{user ? `Edit ${user.username}` : 'Add user'}</h2>
      <RecordFields body={Body} {...{ form, labels }}>
        <div className="grid gap-4.5 sm:grid-cols-2">
          <TextField {...text('username')} required autoComplete="off" autoCapitalize="none" />
          <PasswordField
            {...text('password')}
            required={!user}
            autoComplete="new-password"
            {...(user && { hint: 'Leave blank to keep the current one' })}
          />
          {isOwn && isNewPassword && (
            <PasswordField {...text('current')} required autoComplete="current-password" />
          )}
          <TextField {...text('firstName')} autoComplete="off" />
          <TextField {...text('lastName')} autoComplete="off" />
          <TextField {...text('email')} type="email" autoComplete="off" />
          <SelectField {...text('role')} required>
            {Roles.ids.map((id) => (
              <option key={id} value={id}>
                {labelOf(Roles, id, language)}
              </option>
            ))}
          </SelectField>
          <TextField {...text('nameTh')} autoComplete="off" />
          <TextField {...text('called')} autoComplete="off" hint="In messages and on sent pages" />
          <TextField {...text('phone')} type="tel" autoComplete="off" />
          <TextField {...text('line')} autoComplete="off" />
          <TextField {...text('position')} autoComplete="off" />
          <SelectField
            label={labels.particle}
            error={form.errorAt('particle')}
            {...register('particle', { setValueAs: orNull })}
          >
            <option value="">Not chosen</option>
            {Particles.ids.map((id) => (
              <option key={id} value={id}>
                {labelOf(Particles, id, language)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="grid gap-2">
          <CheckboxField label={labels.isActive} {...register('isActive')} />
          <CheckboxField label={labels.canDeleteUnits} {...register('canDeleteUnits')} />
        </div>
        {user && !mayHoldWork({ role: watch('role'), isActive: watch('isActive') }) && (
          <OpenWork user={user} to={heir} onChange={setHeir} />
        )}
      </RecordFields>
    </section>
  )
}

function Body({ children }: { children: ReactNode }) {
  return <div className="pb-5">{children}</div>
}

const blank: Values = {
  username: '',
  password: '',
  current: '',
  firstName: '',
  lastName: '',
  email: '',
  nameTh: '',
  called: '',
  particle: null,
  phone: '',
  line: '',
  position: '',
  // Who is added works here, as a rule.
  role: 'agent',
  isActive: true,
  canDeleteUnits: false,
}

function valuesOf(user: User | null): Values {
  if (!user) return blank
  const { username, firstName, lastName, email, role, isActive, canDeleteUnits } = user
  return {
    ...blank,
    ...{ username, role, isActive, canDeleteUnits, particle: user.particle },
    ...{ nameTh: user.nameTh ?? '', called: user.called ?? '', phone: user.phone ?? '' },
    ...{ line: user.line ?? '', position: user.position ?? '' },
    ...{ firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' },
  }
}

/** Removes an empty password, which changes nothing. */
function withoutBlankPassword({ password, current, ...rest }: Partial<Values>): Partial<Values> {
  return { ...rest, ...(password && { password, ...(current && { current }) }) }
}
