import { MAIL_OPENING_MAX, MAIL_SUBJECT_MAX, type ManagedMailText } from '@sopaan/contract/mail-texts'
import { type FormEvent, useRef, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { previewMailText, resetMailText, saveMailText } from './mail-texts.queries.ts'

type Preview = { subject: string; text: string }

/** Subject and opening of one mail: written, looked at with samples, and put back to the words that ship. */
export function MailTextForm({ text }: { text: ManagedMailText }) {
  const { site: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const form = useRef<HTMLFormElement>(null)
  const [preview, setPreview] = useState<Preview>()
  const entered = () => {
    const values = new FormData(form.current ?? undefined)
    const read = (name: string) => String(values.get(name) ?? '').replaceAll('\r\n', '\n')
    return { subject: read('subject'), opening: read('opening') }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => saveMailText(text, entered()), { done: words.saved, failed: words.failed })
  }
  const look = () => void run(async () => setPreview(await previewMailText(text, entered())), { failed: words.failed })
  const reset = async () => {
    const { subject, opening } = text
    if (await run(() => resetMailText(text), { failed: words.failed }))
      toastWithUndo(
        words.wasReset,
        words.undo,
        () => void run(() => saveMailText(text, { subject, opening }), { failed: words.failed }),
      )
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-3">
      <Field
        label={words.subject}
        name="subject"
        lang={text.language}
        maxLength={MAIL_SUBJECT_MAX}
        defaultValue={text.subject}
        error={fields.subject}
      />
      <TextArea
        label={words.opening}
        hint={words.openingHint}
        name="opening"
        lang={text.language}
        rows={5}
        maxLength={MAIL_OPENING_MAX}
        defaultValue={text.opening}
        error={fields.opening}
      />
      <Placeholders text={text} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button look="line" disabled={isBusy} onClick={look}>
          {words.preview}
        </Button>
        {text.isChanged && (
          <Button look="quiet" disabled={isBusy} onClick={() => void reset()}>
            {words.reset}
          </Button>
        )}
      </div>
      {preview && <Shown preview={preview} language={text.language} />}
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
