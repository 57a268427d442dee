import type { EmailKind } from '@sopaan/contract/auth'
import { FORGOT_HASH } from '@sopaan/contract/paths'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { DocumentHead } from '#web/document-head.tsx'
import { ERROR_TOAST_MS } from '#web/toast-times.ts'
import { useWords } from '#web/words/use-words.tsx'
import { LoginForm } from './login-form.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { describeRequest, MailSent } from './mail-sent.tsx'
import type { MailWait } from './request-mail.ts'

type View = { kind: 'form' } | { kind: 'sent'; email: string; type: EmailKind; wait: MailWait | undefined }

/** Sign-in, and the views after a mail was asked for from it. */
export default function LoginPage() {
  const { auth } = useWords()
  const [view, setView] = useState<View>({ kind: 'form' })
  const [dialog, setDialog] = useState<{ type: 'reset' | 'reactivation'; email: string }>()
  useEffect(() => {
    if (location.hash === FORGOT_HASH) setDialog({ type: 'reset', email: '' })
  }, [])
  const handleSent = (email: string, type: EmailKind, wait: MailWait | undefined) => {
    setDialog(undefined)
    setView({ kind: 'sent', email, type, wait })
    describeRequest(wait, sentWords(type, email, auth.notices), auth)
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
