import { inLanguage, paths } from '@sopaan/contract/paths'
import type { BranchComparison, BranchTrend } from '@sopaan/domain/branches/branches'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import type { ReactNode } from 'react'
import { useWords } from '#web/words/use-words.tsx'

type Props = { branches: readonly BranchComparison[] }

/** Columns by their number, from the width on at which sentences fit into them. */
const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-4']

/**
 * Branches side by side. Sentences stand below each other on a phone, each under its branch, and in columns where there is
 * room; figures are tables with a column a branch, narrow enough for four on a phone. Nothing scrolls sideways.
 */
export function BranchTable({ branches }: Props) {
  const { branches: words, language } = useWords()
  return (
    <div className="sm:pt-10">
      <Said branches={branches} label={words.what} say={({ guide }) => writtenIn(language, guide.what)} isFirst />
      {branches.some(({ guide }) => guide.differs) && (
        <Said
          branches={branches.filter(({ guide }) => guide.differs)}
          label={words.differs}
          say={({ guide }) => guide.differs && writtenIn(language, guide.differs)}
        />
      )}
      <Said branches={branches} label={words.likes} say={({ guide }) => writtenIn(language, guide.likes)} />
      <Said
        branches={branches}
        label={words.subjects}
        note={words.editorial}
        say={({ guide }) => (
          <>
            <span lang="en">{guide.subjects.join(', ')}</span>
            {guide.sources?.map(({ name, url }) => (
              <span key={name} lang="en" className="type-small block text-tertiary">
                {url === undefined ? (
                  name
                ) : (
                  <a href={url} rel="noopener" className="inline-flex min-h-11 items-center underline">
                    {name}
                  </a>
                )}
              </span>
            ))}
          </>
        )}
      />
      <Said
        branches={branches}
        label={words.work}
        note={words.workNote}
        say={({ guide }) => writtenIn(language, guide.work)}
      />
      <Said
        branches={branches}
        label={words.gate}
        say={({ guide }) => (
          <>
            {guide.higher && writtenIn(language, guide.higher)}{' '}
            <span className="whitespace-nowrap">GATE: {guide.gate.join(', ')}</span>
          </>
        )}
      />
      <Trends branches={branches} of="national" label={words.closing} note={words.closingNote} />
      <Seats branches={branches} />
      <Trends branches={branches} of="state" label={words.state} note={words.stateNote} />
      <Said
        branches={branches}
        label={words.where}
        say={({ guide }) => (
          <a
            href={inLanguage(paths.branch(guide.family.toLowerCase()), language)}
            className="inline-flex min-h-11 items-center text-primary-text underline"
          >
            {words.toBranch(guide.short)}
          </a>
        )}
      />
    </div>
  )
}

type SaidProps = Props & {
  label: string
  note?: string
  say: (branch: BranchComparison) => ReactNode
  isFirst?: boolean
}

/** One question, answered for each branch in a sentence. */
function Said({ branches, label, note, say, isFirst = false }: SaidProps) {
  return (
    <section className={isFirst ? 'pb-5' : 'border-t border-border py-5'}>
      <h2 className="font-heading text-lg">{label}</h2>
      {note !== undefined && <p className="type-small measure text-tertiary">{note}</p>}
      <dl className={`mt-2 grid gap-x-6 gap-y-3 ${COLUMNS[branches.length] ?? ''}`}>
        {branches.map((branch) => (
          <div key={branch.guide.family}>
            <dt className="font-semibold">
              <abbr title={branch.guide.name} className="no-underline">
                {branch.guide.short}
              </abbr>
            </dt>
            <dd>{say(branch)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type TrendsProps = Props & { of: 'national' | 'state'; label: string; note: string }

/** Closing ranks season by season, a table for each type of college or state list that one of the branches has. */
function Trends({ branches, of, label, note }: TrendsProps) {
  const { branches: words } = useWords()
  const kinds = [...new Set(branches.flatMap((branch) => branch[of].map((trend) => trend.of)))]
  const nameOf = (kind: string) => (of === 'national' ? kind : words.series[kind as keyof typeof words.series])
  return (
    <section className="border-t border-border py-5">
      <h2 className="font-heading text-lg">{label}</h2>
      <p className="type-small measure text-tertiary">{note}</p>
      {kinds.length === 0 && <p className="mt-2">{words.noTrend}</p>}
      {kinds.map((kind) => {
        const trends = branches.map((branch) => branch[of].find((trend) => trend.of === kind))
        const seasons = [...new Set(trends.flatMap((trend) => trend?.seasons.map(({ season }) => season) ?? []))]
        return (
          <FigureTable
            key={kind}
            caption={nameOf(kind)}
            branches={branches}
            absent={words.tooFew}
            rows={[
              ...seasons
                .toSorted((a, b) => b - a)
                .map((season) => ({
                  name: String(season),
                  cells: trends.map((trend) => medianOf(trend, season)),
                })),
              { name: words.pools, cells: trends.map((trend) => trend && String(trend.pools)) },
            ]}
          />
        )
      })}
    </section>
  )
}

function medianOf(trend: BranchTrend | undefined, of: number): string | undefined {
  const median = trend?.seasons.find(({ season }) => season === of)?.median
  return median === undefined ? undefined : groupIndian(median)
}

function Seats({ branches }: Props) {
  const { branches: words } = useWords()
  const types = [...new Set(branches.flatMap(({ seats }) => seats.map(({ type }) => type)))]
  return (
    <section className="border-t border-border py-5">
      <h2 className="font-heading text-lg">{words.seats}</h2>
      <p className="type-small measure text-tertiary">{words.seatsNote}</p>
      <FigureTable
        caption={words.seats}
        isCaptionHeard
        branches={branches}
        absent={words.noSeats}
        rows={types.map((type) => ({
          name: type,
          cells: branches.map(({ seats }) => {
            const count = seats.find((each) => each.type === type)?.seats
            return count === undefined ? undefined : groupIndian(count)
          }),
        }))}
      />
    </section>
  )
}

type FigureProps = Props & {
  caption: string
  /** The heading above says the same: the caption is for readers of screens alone. */
  isCaptionHeard?: boolean
  /** What stands where there is no figure. */
  absent: string
  rows: readonly { name: string; cells: readonly (string | undefined)[] }[]
}

/** Figures with a column a branch. */
function FigureTable({ caption, isCaptionHeard = false, branches, absent, rows }: FigureProps) {
  return (
    <table className="mt-3 w-full max-w-180 table-fixed text-[13px] leading-5 tabular-nums sm:text-base">
      <caption className={isCaptionHeard ? 'sr-only' : 'text-start font-semibold'}>{caption}</caption>
      <thead>
        <tr className="align-bottom">
          <td className="w-11 sm:w-28" />
          {branches.map(({ guide }) => (
            <th key={guide.family} scope="col" className="ps-2 text-end font-normal text-secondary wrap-anywhere">
              {guide.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-t border-border">
            <th scope="row" className="py-1 text-start font-normal text-secondary">
              {name}
            </th>
            {branches.map(({ guide }, at) => (
              <td key={guide.family} className="py-1 ps-2 text-end">
                {cells[at] ?? <span className="text-tertiary">{absent}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
