import { contact as contactCalls } from '@sopaan/contract/contact'
import { useRef } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { TemplateChoice, type TemplateFacts } from './template-choice.tsx'

const CONSTRAINTS = constraintsOf(contactCalls.answer)

type Props = { facts: TemplateFacts; onAnswer: (answer: string) => Promise<void>; onCancel: () => void }

/** An answer by mail, written or begun with a ready one, which can be changed before it goes out. */
export function AnswerForm({ facts, onAnswer, onCancel }: Props) {
  const { contact } = useWords()
  const words = contact.desk
  const element = useRef<HTMLFormElement>(null)
  const form = useContractForm(CONSTRAINTS, {
    send: ({ answer }) => onAnswer(answer),
    words: { failed: words.failed },
  })
  const write = (text: string) => {
    const area = element.current?.elements.namedItem('answer')
    if (!(area instanceof HTMLTextAreaElement)) return
    const before = area.value.trim()
    area.value = before === '' ? text : `${before}\n\n${text}`
    // What keeps and counts what is written hears of it as of a key.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <form ref={element} {...form.props} className="mt-4 grid gap-2">
      <TemplateChoice facts={facts} onChoose={write} />
      <TextArea
        label={words.answerLabel}
        hint={words.answerIn[facts.language]}
        lang={facts.language}
        {...form.area('answer')}
        autoFocus
      />
      <FormButtons
        submit={words.sendAnswer}
        doing={form.isBusy ? words.sending : undefined}
        cancel={words.cancel}
        onCancel={onCancel}
      />
    </form>
  )
}
