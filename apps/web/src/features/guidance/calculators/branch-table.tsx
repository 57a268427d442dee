import { groupIndian } from '@sopaan/domain/indian-numbers'
import type { BranchComparison, BranchTrend } from '@sopaan/domain/seats/branches'
import type { ReactNode } from 'react'
import { useWords } from '#web/words/use-words.tsx'

type Props = { branches: readonly BranchComparison[] }

/** Branches side by side, a column each; the strip scrolls where they are many or the screen is narrow. */
export function BranchTable({ branches }: Props) {
  const { branches: words, language } = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must take focus.
    <section className="overflow-x-auto" tabIndex={0} aria-label={words.pageTitle}>
      <table className="w-full min-w-max table-fixed text-start">
        <thead>
          <tr>
            {branches.map(({ guide }) => (
              <th key={guide.family} scope="col" className="type-card w-60 pe-6 pb-3 text-start align-bottom sm:pt-14">
                {guide.name}
              </th>
            ))}
          </tr>
        </thead>
        <Part
          branches={branches}
          label={words.subjects}
          note={words.editorial}
          cell={({ guide }) => (
            <>
              <ul className="grid gap-0.5" lang="en">
                {guide.subjects.map((subject) => (
                  <li key={subject}>{subject}</li>
                ))}
              </ul>
              {guide.subjectsSource !== undefined && (
                <p className="type-small mt-2 text-tertiary">{words.editorialFrom(guide.subjectsSource)}</p>
              )}
            </>
          )}
        />
        <Part branches={branches} label={words.work} cell={({ guide }) => guide.work[language]} />
        <Part branches={branches} label={words.gate} cell={({ guide }) => guide.gate.join(', ')} />
        <Part
          branches={branches}
          label={words.closing}
          note={words.closingNote}
          cell={({ national }) => <Trends trends={national.map((trend) => ({ ...trend, name: trend.of }))} />}
        />
        <Part
          branches={branches}
          label={words.seats}
          note={words.seatsNote}
          cell={({ seats }) => (
            <ul className="tabular-nums">
              {seats.map((each) => (
                <li key={each.type}>
                  {each.type} <strong>{groupIndian(each.seats)}</strong>
                </li>
              ))}
            </ul>
          )}
        />
        <Part
          branches={branches}
          label={words.state}
          note={words.stateNote}
          cell={({ state }) => (
            <Trends
              trends={state.map((trend) => ({ ...trend, name: words.series[trend.of as keyof typeof words.series] }))}
            />
          )}
        />
      </table>
    </section>
  )
}

type PartProps = Props & { label: string; note?: string; cell: (branch: BranchComparison) => ReactNode }

/** One thing to compare: its name over the whole width, then a cell a branch. */
function Part({ branches, label, note, cell }: PartProps) {
  return (
    <tbody>
      <tr className="border-t border-border">
        <th scope="rowgroup" colSpan={branches.length} className="pt-4 text-start font-normal">
          <div className="sticky left-0 w-fit max-w-[min(65ch,calc(100vw-5rem))]">
            <span className="block font-heading">{label}</span>
            {note !== undefined && <span className="type-small block text-tertiary">{note}</span>}
          </div>
        </th>
      </tr>
      <tr className="align-top">
        {branches.map((branch) => (
          <td key={branch.guide.family} className="pe-6 pt-2 pb-4">
            {cell(branch)}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function Trends({ trends }: { trends: readonly (BranchTrend & { name: string })[] }) {
  const { branches: words } = useWords()
  if (trends.length === 0) return words.noTrend
  return trends.map(({ of, name, pools, seasons }) => (
    <div key={of} className="mb-3">
      <p className="font-semibold">
        {name} <span className="type-small font-normal text-tertiary">{words.pools(String(pools))}</span>
      </p>
      <dl className="mt-1 grid w-fit grid-cols-3 gap-x-4 gap-y-1 tabular-nums">
        {seasons.map(({ season, median }) => (
          <div key={season}>
            <dt className="type-tick text-tertiary">{season}</dt>
            <dd>{groupIndian(median)}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
