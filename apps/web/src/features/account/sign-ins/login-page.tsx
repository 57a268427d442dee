import type { EmailKind } from '@sopaan/contract/auth'
import { isUnreachable } from '@sopaan/contract/client'
import { FORGOT_HASH } from '@sopaan/contract/paths'
import { isRefusal } from '@sopaan/contract/refusals'
import { useEffect, useId, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { DocumentHead } from '#web/document-head.tsx'
import { fieldErrorsOf } from '#web/refusal-words.ts'
import { ERROR_TOAST_MS } from '#web/toast-times.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { useSending } from '#web/use-sending.ts'
import { useWords } from '#web/words/use-words.tsx'
import { LoginForm } from './login-form.tsx'
import { describeRequest, MailSent } from './mail-sent.tsx'
import { type MailWait, requestMail } from './request-mail.ts'

type View = { kind: 'form' } | { kind: 'sent'; email: string; type: EmailKind; wait: MailWait | undefined }

type Props = {
  /** Which mail the open dialog sends; absent while it is closed. */
  type: 'reset' | 'reactivation' | undefined
  email: string
  onClose: () => void
  onSent: (email: string, type: 'reset' | 'reactivation', wait: MailWait | undefined) => void
}

/** Sign-in, and the views after a mail was asked for from it. */
export default function LoginPage() {
  const { auth, language } = useWords()
  const [view, setView] = useState<View>({ kind: 'form' })
  const [dialog, setDialog] = useState<{ type: 'reset' | 'reactivation'; email: string }>()
  useEffect(() => {
    if (location.hash === FORGOT_HASH) setDialog({ type: 'reset', email: '' })
  }, [])
  const handleSent = (email: string, type: EmailKind, wait: MailWait | undefined) => {
    setDialog(undefined)
    setView({ kind: 'sent', email, type, wait })
    describeRequest(wait, sentWords(type, email, auth.notices), { auth, language })
  }
  const handleUsed = (type: EmailKind) => {
    setView({ kind: 'form' })
    toast.success(auth.notices[USED[type]], { duration: ERROR_TOAST_MS })
  }
  return (
    <>
      <DocumentHead title={auth.loginPageTitle} />
      {view.kind === 'sent' ? (
        <MailSent
          key={view.type}
          email={view.email}
          type={view.type}
          wait={view.wait}
          screen="login"
          onUsed={() => handleUsed(view.type)}
          onBack={() => setView({ kind: 'form' })}
        />
      ) : (
        <LoginForm onForgotten={(type, email) => setDialog({ type, email })} onSent={handleSent} />
      )}
      <MailDialog
        type={dialog?.type}
        email={dialog?.email ?? ''}
        onClose={() => setDialog(undefined)}
        onSent={handleSent}
      />
    </>
  )
}

const USED = { verify: 'verified', reset: 'passwordChanged', reactivation: 'reactivated' } as const

function sentWords(
  type: EmailKind,
  email: string,
  words: { verificationSent: (email: string) => string; resetSent: string; reactivationSent: string },
): string {
  if (type === 'verify') return words.verificationSent(email)
  return type === 'reset' ? words.resetSent : words.reactivationSent
}

/** Asks for the address that a reset or reactivation link goes to. */
function MailDialog({ type, email, onClose, onSent }: Props) {
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
      (thrown) =>
        (isRefusal(thrown) && fieldErrorsOf(thrown, words).email) ||
        (isUnreachable(thrown) ? auth.errors.network : auth.dialog.failed),
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
      <FormButtons
        className="mt-4"
        submit={type === 'reset' ? auth.dialog.resetButton : auth.dialog.reactivationButton}
        doing={isSending ? auth.dialog.sending : undefined}
        cancel={auth.dialog.cancel}
        onCancel={onClose}
      />
    </form>
  )
}
