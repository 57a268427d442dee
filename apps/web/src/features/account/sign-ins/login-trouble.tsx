import { inLanguage, paths } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import type { LoginError } from './login-error.ts'

const SECONDS_A_MINUTE = 60

type Props = {
  error: LoginError | undefined
  lockSecondsLeft: number
  isResending: boolean
  onResend: () => void
  onReactivate: () => void
}

/** What keeps an account from being used, and the way out: wait, verify, or reactivate. */
export function LoginTrouble({ error, lockSecondsLeft, isResending, onResend, onReactivate }: Props) {
  const { auth, language } = useWords()
  switch (error?.type) {
    case 'account_locked':
      return (
        <div className="mb-6">
          <Banner title={error.message} tone="error">
            <p>{auth.errors.lockedWhy}</p>
            {lockSecondsLeft > 0 && <Countdown secondsLeft={lockSecondsLeft} />}
          </Banner>
        </div>
      )
    case 'verify_account':
      return (
        <div className="mb-6">
          <Banner title={auth.errors.notVerified} tone="error">
            <Button
              look="line"
              className="mt-3"
              doing={isResending ? auth.dialog.sending : undefined}
              onClick={onResend}
            >
              {auth.resendVerification}
            </Button>
          </Banner>
        </div>
      )
    case 'deactivated_account':
      return (
        <div className="mb-6">
          <Banner title={auth.errors.deactivated} tone="error">
            {isInstant(error.deactivatedAt) && <p>{auth.deactivatedOn(formatDate(error.deactivatedAt, language))}</p>}
            {error.deactivationReason !== null && <p>{auth.deactivatedReason(error.deactivationReason)}</p>}
            {error.deactivatedBy === 'staff' ? (
              <StaffAlone />
            ) : (
              <Button look="line" className="mt-3" onClick={onReactivate}>
                {auth.requestReactivation}
              </Button>
            )}
          </Banner>
        </div>
      )
    default:
      return null
  }
}

/** What staff deactivated comes back through them alone: no mail is promised, and the way to them is. */
function StaffAlone() {
  const { auth, language } = useWords()
  return (
    <>
      <p className="mt-2">{auth.deactivatedByStaff}</p>
      <a href={inLanguage(paths.contact(), language)} className={classNames(buttonClasses('line'), 'mt-3')}>
        {auth.writeToUs}
      </a>
    </>
  )
}

/** The time left of a lock. It is read out once a minute, not every second. */
function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const { auth } = useWords()
  const minutes = String(Math.floor(secondsLeft / SECONDS_A_MINUTE))
  const seconds = String(secondsLeft % SECONDS_A_MINUTE).padStart(2, '0')
  return (
    <p className="mt-2 font-heading tabular-nums" role="timer" aria-live="off">
      {auth.lockedFor(minutes, seconds)}
    </p>
  )
}

function isInstant(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}
