import { type EmailKind, RESEND_COOLDOWN_SECONDS, SIGN_UP_RESEND_COOLDOWN_SECONDS } from '@sopaan/contract/auth'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { SENT_TOAST_MS } from '#web/toast-times.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useWords } from '#web/words/use-words.tsx'
import { askMailAgain } from './ask-mail.ts'
import { useLinkStatus } from './use-link-status.ts'

type Props = {
  email: string
  type: EmailKind
  /** The sign-up screen has words and a pause of its own. */
  screen: 'login' | 'signup'
  onUsed: () => void
  onBack: () => void
}

/** After a mail was sent: to whom, what to do, and the same mail again after a pause. Goes on when the link was used. */
export function MailSent({ email, type, screen, onUsed, onBack }: Props) {
  const { auth } = useWords()
  const [isSending, setIsSending] = useState(false)
  const { secondsLeft, start } = useCountdown()
  useLinkStatus(email, type, onUsed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause starts with the screen, and once.
  useEffect(() => {
    start(RESEND_COOLDOWN_SECONDS)
  }, [])
  const handleResend = async () => {
    setIsSending(true)
    try {
      await askMailAgain(email, type)
      toast.success(auth.notices[RESENT[type]], { duration: SENT_TOAST_MS })
      start(screen === 'signup' ? SIGN_UP_RESEND_COOLDOWN_SECONDS : RESEND_COOLDOWN_SECONDS)
    } catch {
      toast.error(screen === 'signup' ? auth.notices.resendFailed : auth.notices.sendFailed)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <div>
      <AuthTitle
        title={auth.sent[TITLES[type]]}
        subtitle={(screen === 'signup' ? auth.sent.verifyText : auth.sent.text)(email)}
      />
      <p className="text-ink-2">{auth.sent.waiting}</p>
      <p className="mt-2 text-ink-2">{auth.sent.nothingCame}</p>
      <div className="mt-8 grid gap-3">
        <Button
          look="line"
          disabled={secondsLeft > 0}
          doing={isSending ? auth.dialog.sending : undefined}
          onClick={handleResend}
        >
          {secondsLeft > 0 ? auth.sent.resendIn(String(secondsLeft)) : auth.sent.resend}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {screen === 'signup' ? auth.sent.otherEmail : auth.back}
        </Button>
      </div>
    </div>
  )
}

const TITLES = { verify: 'verifyTitle', reset: 'resetTitle', reactivation: 'reactivationTitle' } as const
const RESENT = { verify: 'verificationResent', reset: 'resetSent', reactivation: 'reactivationSent' } as const
