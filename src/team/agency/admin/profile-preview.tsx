import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { endingsOf } from '../../staff/rules/particle.ts'
import type { Agency } from '../rules/agency.ts'
import { filledSignature } from '../rules/signer.ts'
import type { ProfileValues } from './profile-form.tsx'

/** How clients read a profile, while it is typed. */
export function ProfilePreview({ values, agency }: { values: ProfileValues; agency: Agency }) {
  const { said, softened } = endingsOf(values.particle)
  const name =
    [values.firstName, values.lastName].filter(Boolean).join(' ') || values.called || null
  const facts = {
    ...{ name, position: values.position || null, agency: agency.name },
    phone: values.phone || agency.phone,
    line: values.line || agency.line,
    ...{ email: values.email || null, licence: agency.licence, particle: said },
    website: useHydrated() ? location.host : '',
  }
  const inThai = { ...facts, name: values.nameTh || name, agency: agency.nameTh ?? agency.name }
  return (
    <div className="grid gap-3">
      <section
        aria-label="Signature as clients see it"
        className="grid gap-3 rounded-card border border-line bg-wash p-4"
      >
        <h2 className="text-base font-strong">Signature</h2>
        <Paper language="en">{filledSignature(values.signature, facts)}</Paper>
        <Paper language="th">{filledSignature(values.signatureTh, inThai)}</Paper>
      </section>
      <section
        aria-label="A message in Thai"
        className="grid gap-3 rounded-card border border-line bg-wash p-4"
      >
        <h2 className="text-base font-strong">A message in Thai</h2>
        <Paper language="th">{`สวัสดี${said}คุณณิชา นัดชมห้องวันเสาร์ที่ 28 พฤศจิกายน ตามนี้${softened}`}</Paper>
      </section>
    </div>
  )
}

function Paper({ language, children }: { language: 'en' | 'th'; children: string }) {
  return (
    <p
      lang={language}
      className="rounded-card border border-line bg-card p-3 wrap-anywhere whitespace-pre-line"
    >
      {children}
    </p>
  )
}
