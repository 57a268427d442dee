import type { BranchComparison, BranchTrend } from '@sopaan/domain/branches'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { ReactNode } from 'react'
import { useWords } from '#web/words/use-words.tsx'

/** Branches side by side, a column each; the first column says what a row is and stays in sight. */
export function BranchTable({ branches }: { branches: readonly BranchComparison[] }) {
  const { branches: words, language } = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take focus.
    <section className="overflow-x-auto" tabIndex={0} aria-label={words.pageTitle}>
      <table className="w-full min-w-max text-start sm:min-w-[640px]">
        <thead>
          <tr>
            <td className="w-28 sm:w-44" />
            {branches.map(({ guide }) => (
              <th
                key={guide.family}
                scope="col"
                className="type-card w-56 px-3 pt-2 pb-3 text-start align-bottom sm:pt-14"
              >
                {guide.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row label={words.subjects} note={words.editorial}>
            {branches.map(({ guide }) => (
              <Cell key={guide.family}>
                <ul className="grid gap-0.5" lang="en">
                  {guide.subjects.map((subject) => (
                    <li key={subject}>{subject}</li>
                  ))}
                </ul>
                {guide.subjectsSource !== undefined && (
                  <p className="type-small mt-2 text-ink-3">{words.editorialFrom(guide.subjectsSource)}</p>
                )}
              </Cell>
            ))}
          </Row>
          <Row label={words.work}>
            {branches.map(({ guide }) => (
              <Cell key={guide.family}>{guide.work[language]}</Cell>
            ))}
          </Row>
          <Row label={words.gate}>
            {branches.map(({ guide }) => (
              <Cell key={guide.family}>{guide.gate.join(', ')}</Cell>
            ))}
          </Row>
          <Row label={words.closing} note={words.closingNote}>
            {branches.map(({ guide, national }) => (
              <Cell key={guide.family}>
                {national.length === 0
                  ? words.noTrend
                  : national.map((trend) => <Trend key={trend.of} trend={trend} name={trend.of} />)}
              </Cell>
            ))}
          </Row>
          <Row label={words.seats} note={words.seatsNote}>
            {branches.map(({ guide, seats }) => (
              <Cell key={guide.family}>
                <ul className="tabular-nums">
                  {seats.map((each) => (
                    <li key={each.type}>
                      {each.type} <strong>{groupIndian(each.seats)}</strong>
                    </li>
                  ))}
                </ul>
              </Cell>
            ))}
          </Row>
          <Row label={words.state} note={words.stateNote}>
            {branches.map(({ guide, state }) => (
              <Cell key={guide.family}>
                {state.length === 0
                  ? words.noTrend
                  : state.map((trend) => (
                      <Trend key={trend.of} trend={trend} name={words.series[trend.of as keyof typeof words.series]} />
                    ))}
              </Cell>
            ))}
          </Row>
        </tbody>
      </table>
    </section>
  )
}

function Row({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="sticky left-0 w-28 bg-sheet py-3 pe-3 text-start font-semibold sm:w-44">
        {label}
        {note !== undefined && <span className="type-small mt-1 block font-normal text-ink-3">{note}</span>}
      </th>
      {children}
    </tr>
  )
}

function Cell({ children }: { children: ReactNode }) {
  return <td className="px-3 py-3">{children}</td>
}

function Trend({ trend, name }: { trend: BranchTrend; name: string }) {
  const { branches: words } = useWords()
  const [first, last] = [trend.seasons[0], trend.seasons.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <div className="mb-3">
      <p className="font-semibold">
        {name}{' '}
        <span className="type-small font-normal text-ink-3">
          {words.seasonsHead(String(first.season), String(last.season))}, {words.pools(String(trend.pools))}
        </span>
      </p>
      <p className="tabular-nums">{trend.seasons.map(({ median }) => groupIndian(median)).join(' · ')}</p>
    </div>
  )
}
