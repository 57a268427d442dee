import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { checkStrength, strengthOf } from './password-strength.ts'

/** Five bubbles that fill as a password gets better, the word beside them, and what is still missing. It blocks nothing. */
export function StrengthMeter({ password }: { password: string }) {
  const { auth } = useWords()
  const checks = checkStrength(password)
  const passed = checks.filter(({ isPassed }) => isPassed).length
  const missing = checks.filter(({ isPassed }) => !isPassed).map(({ check }) => auth.strengthChecks[check])
  const isShown = password !== ''
  return (
    <div className="-mt-1 mb-3 min-h-14" aria-live="polite">
      <div className="flex items-center gap-3">
        <span className="flex gap-1.5" aria-hidden="true">
          {checks.map(({ check }, at) => (
            <i
              key={check}
              className={classNames(
                'size-4 rounded-chip border-2',
                isShown && at < passed ? 'border-pen-ink bg-pen-ink' : 'border-edge',
              )}
            />
          ))}
        </span>
        <span className="type-small font-semibold text-ink-2">
          {auth.strength.label}
          {isShown && `: ${auth.strength[strengthOf(passed)]}`}
        </span>
      </div>
      {isShown && missing.length > 0 && (
        <p className="type-small mt-1 text-ink-3">{auth.strengthMissing(missing.join(', '))}</p>
      )}
    </div>
  )
}
