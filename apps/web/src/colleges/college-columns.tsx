import { groupIndian } from '@sopaan/domain/indian-numbers'
import { useWords } from '#web/words/use-words.tsx'
import { type CollegeFigures, sayKm, sayNirf } from './college-figures.ts'

type Props = {
  figures: CollegeFigures
  /** The home city that distances are measured from; undefined where none was chosen. */
  city: string | undefined
}

type Column = readonly [name: string, figure: string | undefined]

/** What is published of a college: a column each on a desk, the names over the figures; on a phone the same as lines of words. */
export function CollegeColumns({ figures, city }: Props) {
  const { results: words } = useWords()
  const { feeInr, salaryInr, womenPercent, km } = figures
  const facts: readonly Column[] = [
    [words.fees, ofNumber(feeInr, (fee) => words.feeAlone(groupIndian(fee)))],
    [words.nirfRank, sayNirf(figures, words)?.replace(/^NIRF /, '')],
    [words.salary, ofNumber(salaryInr, (salary) => words.feeAlone(groupIndian(salary)))],
    [words.womenShare, ofNumber(womenPercent, (percent) => `${percent}%`)],
  ]
  const isAllUnknown = facts.every(([, figure]) => figure === undefined)
  const distance: readonly Column[] =
    city === undefined ? [] : [[words.distance, ofNumber(km, (far) => sayKm(far, words)) ?? words.kmUnknown]]
  return (
    <dl className="college-columns">
      {isAllUnknown ? (
        <div className="college-columns-none">
          <dt className="sr-only">{words.figures}</dt>
          <dd>{words.figuresUnknown}</dd>
        </div>
      ) : (
        facts.map((column) => <Cell key={column[0]} column={column} />)
      )}
      {distance.map((column) => (
        <Cell key={column[0]} column={column} title={city} />
      ))}
    </dl>
  )
}

function Cell({ column: [name, figure], title }: { column: Column; title?: string | undefined }) {
  const { results: words } = useWords()
  return (
    <div title={title}>
      <dt>{name}</dt> <dd data-unknown={figure === undefined || undefined}>{figure ?? words.notPublished}</dd>
    </div>
  )
}

function ofNumber(figure: number | null | undefined, say: (figure: number) => string): string | undefined {
  return figure === undefined || figure === null ? undefined : say(figure)
}
