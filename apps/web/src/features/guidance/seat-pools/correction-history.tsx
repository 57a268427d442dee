import type { CollegeCorrection, ManagedCollege } from '@sopaan/contract/managed-colleges'
import { formatDate } from '@sopaan/domain/time/format'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sendCorrectionWithdrawal } from './corrections.queries.ts'
import { sayCorrection } from './say-corrections.ts'

/** What was ever put right or hidden of a college, the newest first, each to be taken back. */
export function CorrectionHistory({ college: { slug, corrections } }: { college: ManagedCollege }) {
  const { managedColleges: words } = useWords()
  const { isBusy, run } = useAction()
  const handleWithdraw = (id: string) =>
    run(() => sendCorrectionWithdrawal(slug, id), { done: words.withdrawn, failed: words.failed })
  return (
    <section aria-labelledby="corrections" className="grid gap-3">
      <h2 id="corrections" className="type-subsection">
        {words.history}
      </h2>
      {corrections.length === 0 && <p className="text-secondary">{words.none}</p>}
      <ul className="grid gap-3">
        {corrections.map((each) => (
          <li
            key={each._id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-border bg-surface p-4"
          >
            <Said correction={each} />
            {each.withdrawnAt === null ? (
              <Button look="line" disabled={isBusy} onClick={() => void handleWithdraw(each._id)}>
                {words.withdraw}
              </Button>
            ) : (
              <Badge tone="plain">{words.gone}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Said({ correction: { fact, value, source, sourceOn, sourceUrl } }: { correction: CollegeCorrection }) {
  const { managedColleges: words, language } = useWords()
  const figure = sayCorrection(fact, value, words)
  const said = `${source}, ${formatDate(sourceOn, language)}`
  return (
    <p className="min-w-0 wrap-anywhere">
      <strong className="block">{figure}</strong>
      <span className="type-small text-secondary">
        {sourceUrl === null ? (
          said
        ) : (
          <a href={sourceUrl} rel="noopener" className="inline-flex min-h-11 items-center text-primary-text underline">
            {said}
          </a>
        )}
      </span>
    </p>
  )
}
