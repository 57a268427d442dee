import type { CoverageAnswer, FactCoverage } from '@sopaan/contract/coverage'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDate } from '@sopaan/domain/time/format'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { DatasetHead } from '#web/dataset-head.tsx'
import { writeRound } from '#web/features/guidance/state-college-predictor/state-figures.ts'
import { forwardLoaderHeaders, hourlyLoader } from '#web/search-form/answer-loader.ts'
import { buttonClasses } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type CoveredCounselling, findCoverage } from './coverage.queries.ts'
import { CoverageTable } from './coverage-table.tsx'
import { CoveredSeasons } from './covered-seasons.tsx'

/** Nothing on the page moves: it is sent without script. */
export const handle = { hydrate: false }

export const loader = hourlyLoader(findCoverage)

export const headers = forwardLoaderHeaders

export default function CoveragePage() {
  const { coverage: words } = useWords()
  const { counted, counsellings } = useLoaderData<typeof loader>()
  const newestOfAll = Math.max(...counted.bodies.flatMap(({ seasons }) => seasons.map(({ season }) => season)))
  const { season, seats, institutes } = counted.matrix
  return (
    <>
      <DatasetHead words={words} path={paths.coverage()} lead={words.lead} />
      <div className="page-width grid grid-cols-[minmax(0,45rem)] gap-14 pt-10 sm:pt-14">
        <section aria-labelledby="ranks">
          <h2 id="ranks" className="type-subsection">
            {words.ranksTitle}
          </h2>
          <p className="measure mt-1 text-secondary">{words.ranksNote}</p>
          {counted.bodies.map((body) => (
            <CoveredSeasons key={body.counselling} body={body} newestOfAll={newestOfAll} />
          ))}
          <p className="measure mt-6">{words.matrix(String(season), groupIndian(seats), groupIndian(institutes))}</p>
        </section>
        <Counsellings counsellings={counsellings} />
        <Facts counted={counted} />
        <Others counted={counted} />
        <Next bookHash={counted.bookHash} />
      </div>
    </>
  )
}

function Counsellings({ counsellings }: { counsellings: readonly CoveredCounselling[] }) {
  const { coverage: words, counsellings: stateWords, states, language } = useWords()
  const stateName = (state: string) => states[state as keyof typeof states] ?? state
  // A second row printed for the same seat is no round of its own.
  const roundsOf = (rounds: readonly { round: string; stage: string }[]) => [
    ...new Set(
      rounds
        .filter(({ stage }) => stage !== 'dup')
        .map((list) => writeRound(list, stateWords.rounds))
        .sort(),
    ),
  ]
  const noteOfYear = ({ isYearPrinted, isPart }: { isYearPrinted: boolean; isPart: boolean }) =>
    [...(isYearPrinted ? [] : [words.noYear]), ...(isPart ? [words.part] : [])].join('; ')
  const moreOf = ({ earlier, unshown }: NonNullable<CoveredCounselling['figures']>) => [
    ...(earlier.length > 0 ? [words.earlier(earlier.join(', '))] : []),
    ...unshown.map(({ season, because }) => words.unshown[because](String(season))),
  ]
  const missing = counsellings.filter(({ figures }) => figures === null)
  return (
    <section aria-labelledby="states">
      <h2 id="states" className="type-subsection">
        {words.statesTitle}
      </h2>
      <p className="measure mt-1 text-secondary">{words.statesNote}</p>
      {missing.length > 0 && (
        <p className="measure mt-2">
          {words.statesMissing(missing.map(({ name, state }) => words.stateIn(name, stateName(state))).join(', '))}
        </p>
      )}
      <CoverageTable
        labelledBy="states"
        columns={[words.columns.counselling, words.columns.season, words.columns.seats]}
        rows={counsellings.flatMap(({ id, name, state, figures }) =>
          figures === null
            ? []
            : [
                {
                  key: id,
                  cells: [
                    <Noted
                      key="name"
                      text={
                        <a
                          href={inLanguage(paths.stateData(id), language)}
                          className="inline-flex min-h-11 min-w-11 items-center text-primary-text underline"
                        >
                          {name}
                        </a>
                      }
                      note={[stateName(state), ...roundsOf(figures.rounds)].join(', ')}
                      more={moreOf(figures)}
                    />,
                    <Noted key="year" text={String(figures.season)} note={noteOfYear(figures)} />,
                    <Noted
                      key="seats"
                      text={groupIndian(figures.seats)}
                      note={words.atColleges(figures.institutes, groupIndian(figures.institutes))}
                    />,
                  ],
                },
              ],
        )}
      />
    </section>
  )
}

function Facts({ counted: { colleges, facts, feesMissing } }: { counted: CoverageAnswer }) {
  const { coverage: words } = useWords()
  const all = groupIndian(colleges)
  const why = (fact: FactCoverage['fact'], count: number) => {
    if (count === colleges) return ''
    return fact === 'fees'
      ? words.feesWhy(groupIndian(feesMissing.notFound), groupIndian(feesMissing.notReliable))
      : words.why[fact]
  }
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="type-subsection">
        {words.factsTitle(all)}
      </h2>
      <p className="measure mt-1 text-secondary">{words.factsNote}</p>
      <CoverageTable
        labelledBy="facts"
        columns={[words.columns.fact, words.ofColleges(all), words.columns.years]}
        rows={facts.map(({ fact, colleges: count, oldest, newest }) => ({
          key: fact,
          cells: [
            <Noted key="name" text={words.facts[fact]} note={why(fact, count)} />,
            groupIndian(count),
            oldest === null || newest === null ? words.noYears : words.yearSpan(String(oldest), String(newest)),
          ],
        }))}
      />
    </section>
  )
}

/** A cell with smaller lines below it where there is something to say. */
function Noted({ text, note, more = [] }: { text: ReactNode; note: string; more?: readonly string[] }) {
  return (
    <>
      {text}
      {[note, ...more].map(
        (line) =>
          line !== '' && (
            <span key={line} className="type-small block text-secondary">
              {line}
            </span>
          ),
      )}
    </>
  )
}

function Others({ counted: { marks, marksAt99, candidates, guides } }: { counted: CoverageAnswer }) {
  const { coverage: words, language } = useWords()
  const spanOf = ({ oldest, newest }: { oldest: number; newest: number }) =>
    words.yearSpan(String(oldest), String(newest))
  return (
    <>
      <section aria-labelledby="marks">
        <h2 id="marks" className="type-subsection">
          {words.marksTitle}
        </h2>
        <p className="measure mt-2">
          {words.marks(String(marks.shifts), String(marks.season))}{' '}
          {words.marksAt99(String(marksAt99.shifts), String(marksAt99.season))}
        </p>
        <p className="measure mt-2">{words.candidates(spanOf(candidates))}</p>
      </section>
      <section aria-labelledby="guides">
        <h2 id="guides" className="type-subsection">
          {words.guidesTitle}
        </h2>
        <p className="measure mt-2">
          {words.guides(String(guides.count), spanOf(guides), formatDate(guides.checkedOn, language))}
        </p>
      </section>
    </>
  )
}

function Next({ bookHash }: { bookHash: string }) {
  const { coverage: words, language } = useWords()
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="type-subsection">
        {words.next}
      </h2>
      <p className="measure mt-2">{words.nextNote}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={inLanguage(paths.reportCard(), language)} className={buttonClasses('pen')}>
          {words.toReportCard}
        </a>
        <a href={inLanguage(paths.contact(), language)} className={buttonClasses('line')}>
          {words.fault}
        </a>
        <a href={inLanguage(paths.collegeData(), language)} className={buttonClasses('line')}>
          {words.toTables}
        </a>
      </div>
      <p className="type-small mt-6 text-tertiary wrap-anywhere">{words.receipt(bookHash)}</p>
    </section>
  )
}
