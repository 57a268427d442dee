import { isRefusal } from '@sopaan/contract/refusals'
import { useId } from 'react'
import { fieldErrorsOf } from '#web/refusal-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { type MailWait, requestMail } from './request-mail.ts'

type Props = {
  /** Which mail the open dialog sends; absent while it is closed. */
  type: 'reset' | 'reactivation' | undefined
  email: string
  onClose: () => void
  onSent: (email: string, type: 'reset' | 'reactivation', wait: MailWait | undefined) => void
}

/** Asks for the address that a reset or reactivation link goes to. */
export function MailDialog({ type, email, onClose, onSent }: Props) {
  const { auth } = useWords()
  const isReactivation = type === 'reactivation'
  return (
    <Dialog
      title={isReactivation ? auth.dialog.reactivationTitle : auth.dialog.resetTitle}
      isOpen={type !== undefined}
      onClose={onClose}
    >
      {type !== undefined && <MailForm type={type} email={email} onClose={onClose} onSent={onSent} />}
    </Dialog>
  )
}

function MailForm({ type, email, onClose, onSent }: Props & { type: 'reset' | 'reactivation' }) {
  const words = useWords()
  const { auth } = words
  const inputId = useId()
  const { isBusy: isSending, failure: error, setFailure: setError, send } = useSending<string>()
  const handleSubmit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    if (typed === '') return setError(auth.emailMissing)
    await send(
      async () => onSent(typed, type, await requestMail(typed, type)),
      (thrown) => (isRefusal(thrown) && fieldErrorsOf(thrown, words).email) || auth.dialog.failed,
    )
  }
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        id={inputId}
        label={auth.dialog.emailLabel}
        type="email"
        name="email"
        autoComplete="username"
        placeholder={email}
        defaultValue={email}
        error={error}
        onInput={() => setError(undefined)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" doing={isSending ? auth.dialog.sending : undefined}>
          {type === 'reset' ? auth.dialog.resetButton : auth.dialog.reactivationButton}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {auth.dialog.cancel}
        </Button>
      </div>
    </form>
  )
}
