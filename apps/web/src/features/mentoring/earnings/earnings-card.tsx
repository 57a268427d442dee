import { urlOf } from '@sopaan/contract/client'
import { type EarnedMonth, earnings } from '@sopaan/contract/earnings'
import { readLanguageName } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate, formatMonth } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/ui/card.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { earningsQuery } from './earnings.queries.ts'

const LINK = 'inline-flex min-h-11 min-w-11 items-center text-primary-text underline'

/** What a mentor earned in the newest month, what is paid of it, and every month before with its statement. */
export function EarningsCard() {
  const { mentorEarnings: words, language } = useWords()
  const query = useQuery(earningsQuery)
  return (
    <section aria-label={words.title}>
      <Card className="grid gap-3">
        <Loaded query={query} failed={words.loadFailed}>
          {({ ratePaise, months: [newest, ...before] }) => (
            <>
              <h2 className="type-card">
                {newest === undefined ? words.title : words.earnedIn(formatMonth(newest.month, language))}
              </h2>
              {newest === undefined ? (
                <p className="text-secondary">{words.none}</p>
              ) : (
                <>
                  <p className="text-4xl font-black tabular-nums">{writeRupees(newest.amountPaise)}</p>
                  <Month month={newest} />
                </>
              )}
              <p className="type-small text-secondary">
                {ratePaise === null ? words.noRate : words.rate(writeRupees(ratePaise))}
              </p>
              {before.length > 0 && (
                <Fold name={words.before}>
                  <ul className="grid gap-3 pt-2">
                    {before.map((month) => (
                      <li key={month.month} className="border-t border-border pt-3">
                        <p className="flex justify-between gap-3 font-semibold">
                          {formatMonth(month.month, language)}
                          <span className="tabular-nums">{writeRupees(month.amountPaise)}</span>
                        </p>
                        <Month month={month} />
                      </li>
                    ))}
                  </ul>
                </Fold>
              )}
            </>
          )}
        </Loaded>
      </Card>
    </section>
  )
}

/** How many sessions a month had, what became of its money, and its statement. */
function Month({ month: { month, sessions, amountPaise, unrated, paid } }: { month: EarnedMonth }) {
  const { mentorEarnings: words, language } = useWords()
  return (
    <>
      <p className="type-small text-secondary">
        {words.sessions(sessions)}
        {unrated > 0 && ` · ${words.unrated(unrated)}`}
      </p>
      {amountPaise > 0 && (
        <p className="type-small font-semibold">
          {paid === null
            ? words.notPaid
            : words.paid(writeRupees(paid.amountPaise), formatDate(paid.paidOn, language), paid.reference)}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4">
        <a
          href={urlOf(earnings.print, { params: { month }, query: { language: readLanguageName(language) } })}
          className={LINK}
        >
          {words.statement(formatMonth(month, language))}
        </a>
        <a
          href={urlOf(earnings.file, { params: { month } })}
          aria-label={words.fileOf(formatMonth(month, language))}
          className={LINK}
        >
          CSV
        </a>
      </p>
    </>
  )
}
