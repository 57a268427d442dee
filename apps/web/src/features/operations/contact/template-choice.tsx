import type { TEMPLATE_PLACEHOLDERS } from '@sopaan/contract/threads'
import { type Language, writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { answerTemplatesQuery } from './threads.queries.ts'

/** What a ready answer is filled in with, and in which language it is written. */
export type TemplateFacts = Record<(typeof TEMPLATE_PLACEHOLDERS)[number], string> & { language: Language }

type Props = { facts: TemplateFacts; onChoose: (text: string) => void }

/** Ready answers to begin with, in the language of whom it goes to; nothing where there are none. */
export function TemplateChoice({ facts, onChoose }: Props) {
  const { contact } = useWords()
  const { data = [] } = useQuery(answerTemplatesQuery)
  const offered = data.filter(({ retiredAt }) => retiredAt === null)
  if (offered.length === 0) return null
  const choose = (id: string) => {
    const template = offered.find(({ _id }) => _id === id)
    if (template) onChoose(fillTemplate(writtenIn(facts.language, template.text), facts))
  }
  return (
    <Select
      label={contact.ready.choose}
      defaultValue=""
      hasNote={false}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{contact.ready.none}</option>
      {offered.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </Select>
  )
}

/** A ready answer with the writer's name and number in place of their braces. */
function fillTemplate(text: string, { name, reference }: TemplateFacts): string {
  // The names that the server lets into a template, each once for all: what is filled in is not read again.
  return text.replace(/\{(name|reference)\}/g, (_, of: string) => (of === 'name' ? name : reference))
}
