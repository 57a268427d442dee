import { type ManagedMailText, mailTexts } from '@sopaan/contract/mail-texts'
import { useRef, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readForm } from '#web/forms/read-form.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchMailPreview, saveMailText, sendMailTextReset } from './mail-texts.queries.ts'

type Preview = { subject: string; text: string }

const CONSTRAINTS = constraintsOf(mailTexts.change)

/** Subject and opening of one mail: written, looked at with samples, and put back to the words that ship. */
export function MailTextForm({ text }: { text: ManagedMailText }) {
  const { site: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: text,
    send: (fields) => saveMailText(text, fields),
    words: { done: words.saved, failed: words.failed },
  })
  const { isBusy, fields, run } = useAction()
  const element = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<Preview>()
  const preview = async () => {
    if (element.current === null) return
    const entered = readForm(element.current, CONSTRAINTS, text)
    await run(async () => setShown(await fetchMailPreview(text, entered)), { failed: words.failed })
  }
  const reset = async () => {
    const { subject, opening } = text
    if (await run(() => sendMailTextReset(text), { failed: words.failed }))
      toastWithUndo(
        words.wasReset,
        words.undo,
        () => void run(() => saveMailText(text, { subject, opening }), { failed: words.failed }),
      )
  }
  return (
    <form ref={element} {...form.props} className="grid gap-3">
      <Field
        label={words.subject}
        lang={text.language}
        {...form.field('subject')}
        error={form.errorOf('subject') ?? fields.subject}
      />
      <TextArea
        label={words.opening}
        hint={words.openingHint}
        lang={text.language}
        rows={5}
        {...form.area('opening')}
        error={form.errorOf('opening') ?? fields.opening}
      />
      <Placeholders text={text} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={form.isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button look="line" disabled={isBusy || form.isBusy} onClick={() => void preview()}>
          {words.preview}
        </Button>
        {text.isChanged && (
          <Button look="quiet" disabled={isBusy || form.isBusy} onClick={() => void reset()}>
            {words.reset}
          </Button>
        )}
      </div>
      {shown && <Shown preview={shown} language={text.language} />}
    </form>
  )
}

function Placeholders({ text: { placeholders } }: { text: ManagedMailText }) {
  const { site: words } = useWords()
  if (placeholders.length === 0) return null
  return (
    <div>
      <p className="type-small text-secondary">{words.placeholders}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {placeholders.map(({ name, sample }) => (
          <li key={name} className="type-small wrap-anywhere">
            <code className="font-semibold">{`{${name}}`}</code> <span className="text-tertiary">{sample}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Shown({ preview, language }: { preview: Preview; language: string }) {
  const { site: words } = useWords()
  return (
    <section
      aria-labelledby="mail-preview"
      className="rounded-box bg-surface-sunken p-5"
      lang={language}
      aria-live="polite"
    >
      <h3 id="mail-preview" className="type-small text-tertiary">
        {words.previewTitle}
      </h3>
      <p className="mt-2 font-semibold">{preview.subject}</p>
      <p className="mt-3 whitespace-pre-wrap wrap-anywhere">{preview.text}</p>
    </section>
  )
}
