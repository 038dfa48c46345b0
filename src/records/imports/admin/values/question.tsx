import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { fieldBox } from '../../../../ui/fields/field.tsx'
import { useTexts } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { ProjectPicker } from '../../../projects/admin/project-picker.tsx'
import {
  AS_ABOVE,
  AS_OTHERS,
  type FieldValues,
  type OpenSpelling,
  type ValueMapping,
} from '../../rules/values.ts'
import { valuesTexts } from './values-texts.ts'

type Props = {
  field: FieldValues
  text: string
  proposals: OpenSpelling['proposals']
  onAnswer: (value: ValueMapping) => void
}

/** What a spelling may mean, as buttons: what is proposed is ringed, and nothing is taken by itself. */
export function Question(props: Props) {
  const isFilled = props.proposals.some(({ value }) => value === AS_ABOVE || value === AS_OTHERS)
  if (isFilled) return <FillQuestion {...props} />
  if (props.field.asks === 'project') return <ProjectQuestion {...props} />
  if (props.field.asks === 'option') return <OptionQuestion {...props} />
  return <ReadingQuestion {...props} />
}

/** Empty cells of which the file says what they are: beneath a filled one, or alike in most rows. */
function FillQuestion({ proposals, onAnswer }: Props) {
  const texts = useTexts(valuesTexts)
  return proposals.map(({ value, label }) => (
    <QuestionBlock key={label} text={texts.empty} words={texts.isIt(label)}>
      <Choice isLikely onClick={() => onAnswer(value)}>
        {texts.yes}
      </Choice>
    </QuestionBlock>
  ))
}

function ReadingQuestion({ text, proposals, onAnswer }: Props) {
  const texts = useTexts(valuesTexts)
  const [first, second, ...others] = proposals
  const isOneOfTwo = first && second && others.length === 0
  const readings = first ? texts.whichOne : texts.unreadable
  return (
    <QuestionBlock
      text={text}
      words={
        isOneOfTwo
          ? texts.oneOrOther(first.label, second.label)
          : first && !second
            ? texts.isIt(first.label)
            : readings
      }
    >
      {proposals.map(({ value, label, isLikely }) => (
        <Choice key={label} isLikely={isLikely} onClick={() => onAnswer(value)}>
          {label}
        </Choice>
      ))}
      {text !== '' && <Choice onClick={() => onAnswer(null)}>{texts.leaveEmpty}</Choice>}
    </QuestionBlock>
  )
}

const NOTHING = '\u0000nothing'

function OptionQuestion({ field, text, proposals, onAnswer }: Props) {
  const texts = useTexts(valuesTexts)
  const [only, ...others] = proposals
  const isProposed = only !== undefined && others.length === 0
  const [chosen, setChosen] = useState(isProposed ? String(only.value) : '')
  const [isOpen, setIsOpen] = useState(false)
  if (others.length > 0 && !isOpen) {
    return (
      <QuestionBlock text={text} words={texts.whichOne}>
        {proposals.map(({ value, label }) => (
          <Choice key={label} onClick={() => onAnswer(value)}>
            {label}
          </Choice>
        ))}
        <Choice onClick={() => setIsOpen(true)}>{texts.other}</Choice>
      </QuestionBlock>
    )
  }
  return (
    <QuestionBlock
      text={text}
      words={
        <select
          aria-label={texts.meaningOf(text)}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          className={classNames(fieldBox, 'control max-w-full')}
        >
          {chosen === '' && <option value="">{texts.whichOne}</option>}
          {field.options?.map(({ value, label }) => (
            <option key={value} value={value}>
              {isProposed && value === only.value ? texts.isIt(label) : label}
            </option>
          ))}
          <option value={NOTHING}>{texts.leaveEmpty}</option>
        </select>
      }
    >
      <Choice
        isLikely={isProposed}
        disabled={chosen === ''}
        onClick={() => onAnswer(chosen === NOTHING ? null : chosen)}
      >
        {isProposed && chosen === only.value ? texts.yes : texts.keep}
      </Choice>
    </QuestionBlock>
  )
}

function ProjectQuestion({ text, proposals, onAnswer }: Props) {
  const texts = useTexts(valuesTexts)
  const [isFinding, setIsFinding] = useState(false)
  const likely = proposals.filter(({ isLikely }) => isLikely)
  const [proposed] = likely
  const leave = <Choice onClick={() => onAnswer(null)}>{texts.leaveOut}</Choice>
  const create = <Choice onClick={() => onAnswer(text.trim())}>{texts.create}</Choice>
  if (isFinding) {
    return (
      <div className="grid gap-2">
        <ProjectPicker
          label={texts.findProperty(text || texts.empty)}
          value={null}
          onChange={(picked) => picked && onAnswer(picked.id)}
        />
        <span className="flex flex-wrap justify-end gap-1.5">
          {proposals.map(({ value, label, detail }) => (
            <Choice key={String(value)} onClick={() => onAnswer(value)}>
              {detail ? `${label} · ${detail}` : label}
            </Choice>
          ))}
          {proposed && create}
          {proposed && leave}
          <Choice onClick={() => setIsFinding(false)}>{texts.back}</Choice>
        </span>
      </div>
    )
  }
  if (!proposed && proposals.length > 0) {
    return (
      <QuestionBlock text={text} words={texts.whichOne}>
        {proposals.map(({ value, label, detail }) => (
          <Choice key={String(value)} onClick={() => onAnswer(value)}>
            {detail ? `${label} · ${detail}` : label}
          </Choice>
        ))}
        <Choice onClick={() => setIsFinding(true)}>{texts.other}</Choice>
      </QuestionBlock>
    )
  }
  return (
    <QuestionBlock
      text={text}
      words={
        proposed ? texts.isIt(proposed.label) : text === '' ? texts.whichOne : texts.nothingLike
      }
    >
      {proposed && (
        <Choice isLikely onClick={() => onAnswer(proposed.value)}>
          {texts.yes}
        </Choice>
      )}
      <Choice onClick={() => setIsFinding(true)}>{proposed ? texts.other : texts.choose}</Choice>
      {text !== '' && create}
      {!proposed && text !== '' && leave}
    </QuestionBlock>
  )
}

/** The question in words and its answers. */
function QuestionBlock({
  text,
  words,
  children,
}: {
  text: string
  words: ReactNode
  children: ReactNode
}) {
  const texts = useTexts(valuesTexts)
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
      <legend className="sr-only">{texts.meaningOf(text)}</legend>
      <span className="min-w-0 flex-1 basis-24 font-strong wrap-anywhere">{words}</span>
      <span className="ml-auto flex flex-wrap justify-end gap-1.5">{children}</span>
    </fieldset>
  )
}

function Choice({
  isLikely = false,
  disabled = false,
  onClick,
  children,
}: {
  isLikely?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={disabled}
      onClick={onClick}
      className={classNames(
        'min-h-8.5! px-3! max-w-full whitespace-normal! pointer-coarse:min-h-11!',
        isLikely && 'border-accent! text-accent! ring-1 ring-accent',
      )}
    >
      {children}
    </Button>
  )
}
