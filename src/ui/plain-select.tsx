import { classNames } from './class-names.ts'
import { type GroupedOption, groupOptions } from './combobox-list.tsx'
import { type FieldLink, fieldBox } from './field.tsx'

/** The same choice as a combobox, for browsers without JavaScript and until it runs. */
export function PlainSelect({
  link,
  name,
  options,
  value,
  onChange,
  placeholder = '',
  disabled,
  required,
}: {
  link: FieldLink
  name?: string
  options: readonly GroupedOption[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  required?: boolean
}) {
  const isEmptyOffered = options.some((option) => option.value === '')
  const empty = isEmptyOffered ? '' : optionHtml({ value: '', label: placeholder })
  return (
    <select
      {...link}
      name={name}
      disabled={disabled}
      required={required}
      // What was chosen before this code ran is kept.
      ref={(select) => {
        if (select && select.value !== value) onChange(select.value)
      }}
      className={classNames(fieldBox, 'h-11.5 truncate')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every text in it is escaped, right below
      dangerouslySetInnerHTML={{ __html: chosen(empty + optionsHtml(options), value) }}
    />
  )
}

const written = new WeakMap<readonly GroupedOption[], string>()

// Two hundred stations, on every page with a picker: written once instead of rendered each time.
function optionsHtml(options: readonly GroupedOption[]): string {
  const known = written.get(options)
  if (known !== undefined) return known
  const groups = groupOptions(options).map(({ name, options: members }) => {
    const html = members.map(optionHtml).join('')
    return name ? `<optgroup label="${escaped(name)}">${html}</optgroup>` : html
  })
  const html = groups.join('')
  written.set(options, html)
  return html
}

function optionHtml({ value, label, note }: Pick<GroupedOption, 'value' | 'label' | 'note'>) {
  const text = note ? `${label} · ${note}` : label
  return `<option value="${escaped(value)}">${escaped(text)}</option>`
}

function chosen(html: string, value: string): string {
  const option = `<option value="${escaped(value)}"`
  return html.replace(option, () => `${option} selected=""`)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
