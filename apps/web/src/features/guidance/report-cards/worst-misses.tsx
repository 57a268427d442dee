import { inLanguage, paths } from '@sopaan/contract/paths'
import type { ReportCard } from '@sopaan/contract/report-cards'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'

/** The seats that closed furthest from what was said of them, by name and with the figures. */
export function WorstMisses({ misses }: { misses: ReportCard['worst'] }) {
  const { reportCard: words, predictor, language } = useWords()
  return (
    <section aria-labelledby="worst" className="mt-14">
      <h2 id="worst" className="type-subsection">
        {words.worst}
      </h2>
      <p className="measure mt-1 text-secondary">{words.worstNote}</p>
      <ol className="mt-4 grid gap-x-10 md:grid-cols-2">
        {misses.map((miss) => (
          <li
            key={[miss.season, miss.institute, miss.programme, miss.quota, miss.seatType, miss.gender].join()}
            className="border-t border-border py-3"
          >
            <p className="font-semibold wrap-anywhere" lang="en">
              {miss.seatKey === null ? (
                miss.programme
              ) : (
                <a
                  href={inLanguage(paths.seat(miss.seatKey), language)}
                  className="inline-flex min-h-11 items-center text-default underline decoration-border-strong underline-offset-4 hover:decoration-primary-text"
                >
                  {miss.programme}
                </a>
              )}
            </p>
            <p className="type-small text-secondary">
              {miss.course !== null && (
                <>
                  {predictor.degree(miss.course.degree, miss.course.durationYears)}
                  <br />
                </>
              )}
              <span lang="en">{miss.institute}</span>, {predictor.quotaSeat(predictor.quotas[miss.quota])},{' '}
              {predictor.seatOf(miss.seatType)}, {words.genders[miss.gender]}
            </p>
            <p className="tabular-nums">
              {words.missSaid(groupIndian(miss.said.low), groupIndian(miss.said.high))};{' '}
              {words.missClosed(groupIndian(miss.closed), String(miss.season))}
              {predictor.stop}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
