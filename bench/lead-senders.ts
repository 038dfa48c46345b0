const NAMES = [
  'Somchai',
  'Mali',
  'Niran',
  'Ploy',
  'Anong',
  'James',
  'Mei',
  'Kenji',
  'Élise',
  'สมหญิง',
]
const FAMILIES = ['Jaidee', 'Srisuk', 'Wong', 'Tanaka', 'Müller', 'Smith', 'Rattana', 'ใจดี']
const WISHES = [
  'Two bedrooms near BTS Thong Lo, up to 45,000 a month, from January.',
  'Looking to buy in Ari or Sanam Pao, high floor, facing away from the road.',
  'อยากได้ห้องใกล้รถไฟฟ้า เลี้ยงแมวได้ งบไม่เกิน 20,000 บาท',
  'We are a family of four and would like to see something close to an international school.',
]
// One in five has written before.
const REPEATS = 5

/**
 * People who fill in the contact form: mostly new ones, some repeatedly, with slightly different
 * spelling each time.
 */
export class LeadSenders {
  #sent = 0
  #people = 0

  /** How many different people have written so far. */
  get people(): number {
    return this.#people
  }

  /** The next form, as JSON. */
  next(): string {
    this.#sent += 1
    const repeats = this.#sent % REPEATS === 0 && this.#people > 0
    const person = repeats ? 1 + ((this.#sent * 7919) % this.#people) : ++this.#people
    return JSON.stringify(formOf(person, repeats))
  }
}

function formOf(person: number, isRepeated: boolean) {
  const name = `${pick(NAMES, person)} ${pick(FAMILIES, Math.floor(person / 10))}`
  const email = `visitor.${person}@people.example`
  const digits = String(800_000_000 + person)
  return {
    name,
    email: isRepeated ? email.toUpperCase() : email,
    phone: isRepeated
      ? `+66${digits}`
      : `0${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`,
    contactMethod: person % 3 ? 'phone' : 'line',
    requirements: pick(WISHES, person),
    source: 'website',
  }
}

function pick(list: readonly string[], n: number): string {
  return list[n % list.length] ?? ''
}
