import type { ContactChange } from '../rules/contact.ts'
import { familyNames, firstNames, foreignNames, nicknames } from './test-names.ts'
import { randomNumbers, spelled, withTypingError, withWrongDigit } from './test-spellings.ts'

/** Two contacts, and whether they are one person. `asksAbout` is a home that both ask about on the website. */
export type TestPair = {
  kind: string
  isSame: boolean
  contacts: readonly [ContactChange & { name: string }, ContactChange & { name: string }]
  asksAbout?: true
}

/** Three hundred pairs, always the same: 200 of one person, 100 of two. */
export function testPairs(): TestPair[] {
  const random = randomNumbers(22)
  let people = 0
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('Nothing to pick from.')
    return value
  }
  // Far apart from each other, as numbers of strangers are.
  const phone = () =>
    `0${8 + (++people % 2)}${String((people * 7_654_321) % 100_000_000).padStart(8, '0')}`
  const thai = () => ({ first: pick(firstNames), family: pick(familyNames) })
  const latin = () => {
    const { first, family } = thai()
    return pick([`${first[1]} ${family[1]}`, pick(foreignNames)])
  }
  const mail = () =>
    `${pick(['k', 'pat', 'bkk', 'my'])}.${pick(familyNames)[1].toLowerCase()}${++people}`

  const makers: Record<string, [count: number, isSame: boolean, make: () => TestPair['contacts']]> =
    {
      'typing error, one phone': [
        30,
        true,
        () => {
          const [name, number] = [latin(), phone()]
          return [
            { name, phone: number },
            { name: withTypingError(name, random), phone: spelled(number, random) },
          ]
        },
      ],
      'both scripts, one phone': [
        30,
        true,
        () => {
          const [{ first, family }, number] = [thai(), phone()]
          return [
            { name: `คุณ${first[0]} ${family[0]}`, phone: number },
            { name: `${first[1]} ${family[1]}`, phone: spelled(number, random) },
          ]
        },
      ],
      'both scripts, a wrong digit': [
        25,
        true,
        () => {
          const [{ first, family }, number] = [thai(), phone()]
          return [
            { name: `${first[0]} ${family[0]}`, phone: number },
            { name: `Mr. ${first[1]} ${family[1]}`, phone: withWrongDigit(number, random) },
          ]
        },
      ],
      'typing error, e-mail at another domain': [
        25,
        true,
        () => {
          const [name, address] = [latin(), mail()]
          return [
            { name, phone: phone(), email: `${address}@mail.example` },
            {
              name: withTypingError(name, random),
              email: `${address.replace('.', '')}@post.example`,
            },
          ]
        },
      ],
      'one name, one company': [
        15,
        true,
        () => {
          const name = latin()
          const company = `${pick(familyNames)[1]} ${pick(['Trading', 'Logistics', 'Design'])} ${++people}`
          return [
            { name, phone: phone(), company: `${company} Co., Ltd.` },
            { name: name.toUpperCase(), phone: phone(), company },
          ]
        },
      ],
      'a short name, one LINE': [
        20,
        true,
        () => {
          const { first, family } = thai()
          const line = `${first[1].toLowerCase()}.${++people}`
          const short = pick([`${first[1]} ${family[1][0]}.`, `K. ${first[1]}`, first[0]])
          return [
            { name: `${first[1]} ${family[1]}`, line, phone: phone() },
            { name: short, line: pick([line.toUpperCase(), `@${line}`]) },
          ]
        },
      ],
      'a nickname in brackets, one e-mail': [
        15,
        true,
        () => {
          const [nickname, email] = [pick(nicknames), `${mail()}@mail.example`]
          return [
            { name: `${latin()} (${nickname})`, email, phone: phone() },
            { name: nickname, email },
          ]
        },
      ],
      'words in another order, a phone that is a WhatsApp number': [
        20,
        true,
        () => {
          const { first, family } = thai()
          const number = phone()
          return [
            { name: `${first[1]} ${family[1]}`, phone: number },
            { name: `${family[1]} ${first[1]}`, whatsapp: spelled(number, random) },
          ]
        },
      ],
      'one name, a missing digit': [
        10,
        true,
        () => {
          const [name, number] = [latin(), phone()]
          return [
            { name, phone: number },
            { name, phone: number.slice(0, -1), email: `${mail()}@mail.example` },
          ]
        },
      ],
      'one name, one home asked about': [
        10,
        true,
        () => {
          const name = latin()
          return [
            { name, phone: phone(), email: `${mail()}@mail.example` },
            { name, phone: phone(), email: `${mail()}@post.example` },
          ]
        },
      ],
      'a couple with one phone': [
        25,
        false,
        () => {
          const { first, family } = thai()
          const [partner, number] = [
            pick(firstNames.filter(([, each]) => !sounds(each, first[1]))),
            phone(),
          ]
          return [
            { name: `${first[1]} ${family[1]}`, phone: number },
            {
              name: pick([`${partner[1]} ${family[1]}`, `${partner[0]} ${family[0]}`]),
              phone: number,
            },
          ]
        },
      ],
      'brothers with one surname and neighbouring numbers': [
        25,
        false,
        () => {
          const { first, family } = thai()
          const [brother, number] = [
            pick(firstNames.filter(([, each]) => !sounds(each, first[1]))),
            phone(),
          ]
          return [
            { name: `${first[1]} ${family[1]}`, phone: number },
            { name: `${brother[1]} ${family[1]}`, phone: withWrongDigit(number, random) },
          ]
        },
      ],
      'a common name and nothing else': [
        25,
        false,
        () => {
          const { first, family } = thai()
          const name = `${first[0]} ${family[0]}`
          return [
            { name, phone: phone(), email: `${mail()}@mail.example` },
            {
              name: pick([name, `${first[1]} ${family[1]}`]),
              phone: phone(),
              email: 'info@agency.example',
            },
          ]
        },
      ],
      'two first names in one family company': [
        25,
        false,
        () => {
          const { first, family } = thai()
          const company = `${family[1]} Trading ${++people}`
          const sister = pick(firstNames.filter(([, each]) => !sounds(each, first[1])))
          return [
            {
              name: `${first[1]} ${family[1]}`,
              company,
              phone: phone(),
              email: `sales@f${people}.example`,
            },
            { name: `${sister[1]} ${family[1]}`, company, phone: phone() },
          ]
        },
      ],
    }
  return Object.entries(makers).flatMap(([kind, [count, isSame, make]]) =>
    Array.from({ length: count }, (): TestPair => {
      const asksAbout = kind.endsWith('asked about')
      return { kind, isSame, contacts: make(), ...(asksAbout && { asksAbout }) }
    }),
  )
}

/** Two names that even people mix up are no test of telling them apart. */
const sounds = (one: string, other: string) => one.slice(0, 3) === other.slice(0, 3)
