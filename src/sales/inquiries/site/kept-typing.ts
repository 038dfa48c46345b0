/* Loaded with the first focus of a form; imports nothing, as each import would lengthen what is loaded before. */

/** What is asked of the person: the same on every page, whatever they ask about. */
const PERSON: ReadonlySet<string> = new Set(
  'name countryCode phone email lineId isWhatsapp whatsapp whatsappSame line lineSame'.split(' '),
)

type Values = Record<string, string>
/** Of a tab: the person, and what was written on each page, by its path. */
type Kept = { person: Values; pages: Record<string, Values> }

const watched = new WeakSet<HTMLFormElement>()

/**
 * Writes into a form what was typed there, or on another page about the person, before a reload; from then on keeps
 * what is typed until it is sent, which resets the form. A field's `data-stored` is what the server has of it.
 */
export function keepTyping(form: HTMLFormElement, key: string): void {
  if (watched.has(form)) return
  watched.add(form)
  // The notice that a form was sent without JavaScript.
  if (document.getElementById('sent')) forget(key)
  restore(form, key)
  keep(form, key)
  // After the questions have changed the message.
  form.addEventListener('input', () => setTimeout(() => keep(form, key)))
  form.addEventListener('reset', () => forget(key))
}

function keep(form: HTMLFormElement, key: string): void {
  if (!form.isConnected) return
  const { pages } = readKept(key)
  const [person, page]: [Values, Values] = [{}, {}]
  for (const [name, value] of new FormData(form)) {
    const field = form.elements.namedItem(name)
    if (typeof value !== 'string') continue
    if (PERSON.has(name)) person[name] = value
    else if (field && isText(field) && value !== field.dataset.stored) page[name] = value
  }
  const others = { ...pages, [location.pathname]: page }
  const isEmpty = [person, ...Object.values(others)].every(hasNothing)
  try {
    if (isEmpty) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify({ person, pages: others }))
  } catch {
    // Storage may be unavailable or full.
  }
}

function restore(form: HTMLFormElement, key: string): void {
  const { person, pages } = readKept(key)
  const values = { ...person, ...pages[location.pathname] }
  for (const field of form.elements) {
    const value = values[field.getAttribute('name') ?? '']
    if (value === undefined) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (!field.checked) field.click()
    } else if (field instanceof HTMLSelectElement) {
      if (person.phone) write(field, value)
    } else if (
      isText(field) &&
      [field.dataset.stored ?? '', field.defaultValue].includes(field.value)
    )
      write(field, value)
  }
}

/** As if it were typed: by the element's own setter, which React does not take for a value that it set. */
function write(field: TextElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', bubbling))
}

const bubbling = { bubbles: true }

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** Hidden fields are the page's; ready questions are ticked where the message has them. */
function isText(field: Element | RadioNodeList): field is TextElement {
  if (field instanceof HTMLInputElement) return !['hidden', 'checkbox'].includes(field.type)
  return field instanceof HTMLTextAreaElement
}

function hasNothing({ countryCode: _, ...values }: Values): boolean {
  return Object.values(values).every((value) => value.trim() === '')
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept either.
  }
}

function readKept(key: string): Kept {
  try {
    const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return { person: { ...kept?.person }, pages: { ...kept?.pages } }
  } catch {
    return { person: {}, pages: {} }
  }
}
