import {
  auth,
  type EmailKind,
  RESEND_COOLDOWN_SECONDS,
  SIGN_UP_RESEND_COOLDOWN_SECONDS,
  STATUS_POLL_MS,
} from '@sopaan/contract/auth'
import { formatTime } from '@sopaan/domain/time/format'
import { useEffect, useEffectEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { request } from '#web/identity/browser-request.ts'
import { SENT_TOAST_MS } from '#web/toast-times.ts'
import { AuthTitle } from '#web/ui/auth-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCountdown } from '#web/ui/use-countdown.ts'
import { useSending } from '#web/use-sending.ts'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { type MailWait, requestMailAgain, toastFailedMail } from './request-mail.ts'

const FLAGS = { verify: 'isVerified', reset: 'isPasswordChanged', reactivation: 'isReactivated' } as const

const SECOND_MS = 1_000
const SECONDS_A_MINUTE = 60

type Props = {
  email: string
  type: EmailKind
  /** When the mail goes, where it waits for its turn. */
  wait?: MailWait | undefined
  /** The sign-up screen has words and a pause of its own. */
  screen: 'login' | 'signup'
  onUsed: () => void
  onBack: () => void
}

/** After a mail was asked for: to whom and when it goes, what to do, and the same mail again after a pause. Goes on when the link was used. */
export function MailSent({ email, type, wait, screen, onUsed, onBack }: Props) {
  const words = useWords()
  const { auth } = words
  const { isBusy: isSending, send } = useSending<never>()
  const [nextMail, setNextMail] = useState(wait)
  const pause = useCountdown()
  const mail = useCountdown()
  useLinkStatus(email, type, onUsed)
  const startMail = (next: MailWait | undefined) => {
    setNextMail(next)
    mail.start(next === undefined ? 0 : (next.endsAtMs - Date.now()) / SECOND_MS)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pauses start with the screen, and once.
  useEffect(() => {
    pause.start(RESEND_COOLDOWN_SECONDS)
    startMail(wait)
  }, [])
  const resend = async () => {
    const next = await requestMailAgain(email, type)
    startMail(next)
    describeRequest(next, auth.notices[RESENT[type]], words)
    pause.start(screen === 'signup' ? SIGN_UP_RESEND_COOLDOWN_SECONDS : RESEND_COOLDOWN_SECONDS)
  }
  const handleResend = () => void send(resend, (thrown) => toastFailedMail(thrown, screen, words))
  const waits = mail.secondsLeft > 0 ? nextMail : undefined
  return (
    <div>
      <AuthTitle title={auth.sent[TITLES[type]]} subtitle={subtitleOf({ email, screen, waits }, words)} />
      {waits && (
        <p className="mb-2 font-semibold tabular-nums" role="timer" aria-live="off">
          {auth.sent.goesIn(writeLeft(mail.secondsLeft))}
        </p>
      )}
      <p className="text-secondary">{auth.sent.waiting}</p>
      <p className="mt-2 text-secondary">{auth.sent.nothingCame}</p>
      <div className="mt-8 grid gap-3">
        <Button
          look="line"
          disabled={pause.secondsLeft > 0}
          doing={isSending ? auth.dialog.sending : undefined}
          onClick={handleResend}
        >
          {pause.secondsLeft > 0 ? auth.sent.resendIn(String(pause.secondsLeft)) : auth.sent.resend}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {screen === 'signup' ? auth.sent.otherEmail : auth.back}
        </Button>
      </div>
    </div>
  )
}

/** Says that a mail was sent, or when it goes: never the first when it is the second. */
export function describeRequest(
  wait: MailWait | undefined,
  sent: string,
  { auth: { notices }, language }: Pick<Words, 'auth' | 'language'>,
): void {
  if (wait === undefined) toast.success(sent, { duration: SENT_TOAST_MS })
  else toast(notices.mailGoesAt(formatTime(wait.at, language)), { duration: SENT_TOAST_MS })
}

const TITLES = { verify: 'verifyTitle', reset: 'resetTitle', reactivation: 'reactivationTitle' } as const
const RESENT = { verify: 'verificationResent', reset: 'resetSent', reactivation: 'reactivationSent' } as const

type Said = { email: string; screen: 'login' | 'signup'; waits: MailWait | undefined }

function subtitleOf(
  { email, screen, waits }: Said,
  { auth: { sent: words }, language }: Pick<Words, 'auth' | 'language'>,
): string {
  if (waits) return (screen === 'signup' ? words.verifyAt : words.textAt)(email, formatTime(waits.at, language))
  return (screen === 'signup' ? words.verifyText : words.text)(email)
}

function writeLeft(seconds: number): string {
  return `${Math.floor(seconds / SECONDS_A_MINUTE)}:${String(seconds % SECONDS_A_MINUTE).padStart(2, '0')}`
}

/** Asks every 5 s whether the mailed link was used, until it was or the screen goes. Failures are not shown (R178). */
function useLinkStatus(email: string, type: EmailKind, onUsed: () => void): void {
  const handleUsed = useEffectEvent(onUsed)
  useEffect(() => {
    const ending = new AbortController()
    const timer = setInterval(async () => {
      try {
        const status = await request(auth.checkVerificationStatus, { body: { email, type } }, { signal: ending.signal })
        if (!status[FLAGS[type]] || ending.signal.aborted) return
        clearInterval(timer)
        handleUsed()
      } catch (thrown) {
        // biome-ignore lint/suspicious/noConsole: asked for by the specification: failures are logged, in development alone.
        if (import.meta.env.DEV) console.debug('check-verification-status', thrown)
      }
    }, STATUS_POLL_MS)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [email, type])
}
