import { passwordStrength, STRENGTH_CHECKS, type StrengthCheck } from '@sopaan/domain/identity/password-strength'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'

// The table's own keys, in the order of the meter.
const CHECKS = Object.keys(STRENGTH_CHECKS) as StrengthCheck[]

/** Five bubbles that fill as a password gets better, the word beside them, and what is still missing. It blocks nothing. */
export function StrengthMeter({ password }: { password: string }) {
  const { auth } = useWords()
  const { strength, passed } = passwordStrength(password)
  const missing = CHECKS.filter((check) => !passed.includes(check)).map((check) => auth.strengthChecks[check])
  const isShown = password !== ''
  return (
    <div className="-mt-1 mb-3 min-h-14" aria-live="polite">
      <div className="flex items-center gap-3">
        <span className="flex gap-1.5" aria-hidden="true">
          {CHECKS.map((check, at) => (
            <i
              key={check}
              className={classNames(
                'size-4 rounded-chip border-2',
                isShown && at < passed.length ? 'border-primary-text bg-primary-text' : 'border-border-control',
              )}
            />
          ))}
        </span>
        <span className="type-small font-semibold text-secondary">
          {auth.strength.label}
          {isShown && `: ${auth.strength[strength]}`}
        </span>
      </div>
      {isShown && missing.length > 0 && (
        <p className="type-small mt-1 text-tertiary">{auth.strengthMissing(missing.join(', '))}</p>
      )}
    </div>
  )
}
