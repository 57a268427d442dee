import { type AnswerTemplate, type AnswerTemplateFields, answerTemplates } from '@sopaan/contract/threads'
import { LANGUAGES, writtenIn } from '@sopaan/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { constraintsOf } from '#web/forms/constraints.ts'
import { ManagedList } from '#web/forms/managed-list.tsx'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Section } from '#web/ui/section.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { WideForm } from '#web/ui/wide-form.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  answerTemplatesQuery,
  saveAnswerTemplate,
  sendTemplateRestoring,
  sendTemplateRetirement,
} from './threads.queries.ts'

const CONSTRAINTS = constraintsOf(answerTemplates.add)

/** The answers that staff send often: written, changed, taken off and offered again. */
export function AnswerTemplatesSection() {
  const { contact } = useWords()
  const words = contact.ready
  const query = useQuery(answerTemplatesQuery)
  return (
    <Section id="ready-answers" title={words.title} lead={words.lead}>
      <ManagedList<AnswerTemplate>
        words={words}
        nameOf={({ name }) => name}
        form={(template, close) => <TemplateForm template={template} onDone={close} />}
        retire={({ _id }) => ({ work: () => sendTemplateRetirement(_id), done: words.retired, failed: words.failed })}
      >
        {({ add, edit, retire }) => (
          <Loaded query={query}>
            {(all) => (
              <>
                <Offered
                  templates={all.filter(({ retiredAt }) => retiredAt === null)}
                  onChange={edit}
                  onRetire={retire}
                />
                <Button className="justify-self-start" onClick={add}>
                  {words.add}
                </Button>
                <Retired templates={all.filter(({ retiredAt }) => retiredAt !== null)} />
              </>
            )}
          </Loaded>
        )}
      </ManagedList>
    </Section>
  )
}

type OfferedProps = {
  templates: readonly AnswerTemplate[]
  onChange: (template: AnswerTemplate) => void
  onRetire: (template: AnswerTemplate) => void
}

function Offered({ templates, onChange, onRetire }: OfferedProps) {
  const { contact, language } = useWords()
  const words = contact.ready
  if (templates.length === 0) return <p className="text-secondary">{words.empty}</p>
  return (
    <ul className="grid">
      {templates.map((template) => (
        <li key={template._id} className="flex items-start gap-3 border-t border-border py-3">
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">{template.name}</p>
            <p className="type-small line-clamp-3 whitespace-pre-line wrap-anywhere text-secondary">
              {writtenIn(language, template.text)}
            </p>
          </div>
          <Menu
            label={words.rowMenu(template.name)}
            items={[
              { key: 'change', label: words.change, onChoose: () => onChange(template) },
              { key: 'retire', label: words.retire, onChoose: () => onRetire(template), isDanger: true },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}

function Retired({ templates }: { templates: readonly AnswerTemplate[] }) {
  const { contact } = useWords()
  const words = contact.ready
  const { isBusy, run } = useAction()
  if (templates.length === 0) return null
  return (
    <div>
      <h3 className="type-card">{words.retiredOnes}</h3>
      <ul className="mt-1 grid">
        {templates.map(({ _id, name }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 text-tertiary wrap-anywhere">{name}</span>
            <Button
              look="quiet"
              disabled={isBusy}
              onClick={() => void run(() => sendTemplateRestoring(_id), { done: words.restored, failed: words.failed })}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function TemplateForm({ template, onDone }: { template: AnswerTemplate | undefined; onDone: () => void }) {
  const { contact } = useWords()
  const words = contact.ready
  const form = useContractForm(CONSTRAINTS, {
    initial: template,
    send: (fields: AnswerTemplateFields) => saveAnswerTemplate(fields, template?._id),
    onDone,
    words: { done: words.saved, failed: words.failed, field: 'name' },
  })
  return (
    <WideForm form={form} words={words} onCancel={onDone}>
      <Field label={words.name} hint={words.nameHint} className="sm:col-span-2" {...form.field('name')} />
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={words.textIn[language]}
          hint={words.textHint}
          lang={language}
          rows={8}
          {...form.area(`text.${language}`)}
        />
      ))}
    </WideForm>
  )
}
