import type { Mistake, MistakeKind } from '@sopaan/contract/mocks'
import { paths } from '@sopaan/contract/paths'
import { sumMarksLost } from '@sopaan/domain/planner/mock-log'
import { findChapter } from '@sopaan/domain/syllabus/syllabus'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { dashboardOf } from '#web/identity/landing.ts'
import { useSignedIn } from '#web/identity/use-actor.ts'
import { BarList } from '#web/ui/bar-list.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownChaptersQuery } from './mocks.queries.ts'

const CHAPTERS_SHOWN = 5
/** As long as it takes to do a question again, and the least and the most one sits down for, minutes. */
const MINUTES = { each: 2, least: 20, most: 60, step: 5 } as const

type Props = {
  mistakes: readonly Mistake[]
  /** Stands in a column beside others. */
  isNarrow?: boolean
}

/** What costs marks: by reason, the costliest said in words with the way into the plan, and by the chapters that cost most. */
export function CostCard({ mistakes, isNarrow = false }: Props) {
  const { mocks: words, syllabus } = useWords()
  const own = useQuery(ownChaptersQuery).data?.ownChapters ?? []
  const byKind = sumMarksLost(mistakes.map(({ kind, marksLost }) => ({ key: kind, marksLost })))
  const byChapter = sumMarksLost(
    mistakes.flatMap(({ chapterKey, marksLost }) => (chapterKey === null ? [] : [{ key: chapterKey, marksLost }])),
  )
  const nameOf = (key: string) => {
    const shipped = findChapter(key)
    return shipped ? syllabus.chapter(key, shipped.name) : own.find((chapter) => chapter.key === key)?.name
  }
  const rowOf = (label: string, { key, marksLost, count }: { key: string; marksLost: number; count: number }) => ({
    key,
    label,
    value: marksLost,
    note: words.cost(String(marksLost), String(count)),
  })
  return (
    <Card>
      <h2 className="type-card">{words.costTitle}</h2>
      {mistakes.length === 0 ? (
        <p className="mt-1 text-secondary">{words.costNone}</p>
      ) : (
        <>
          <Costliest byKind={byKind} />
          <div className={classNames('mt-4 grid gap-6', !isNarrow && 'md:grid-cols-2')}>
            <BarList rows={byKind.map((sum) => rowOf(words.kinds[sum.key], sum))} tone="reach" />
            <BarList
              rows={byChapter.slice(0, CHAPTERS_SHOWN).map((sum) => rowOf(nameOf(sum.key) ?? words.noChapter, sum))}
              tone="reach"
            />
          </div>
        </>
      )}
    </Card>
  )
}

type CostliestProps = { byKind: readonly { key: MistakeKind; marksLost: number; count: number }[] }

/** The reason that cost most marks, and a session that does those questions again, ready to be added to the plan. */
function Costliest({ byKind }: CostliestProps) {
  const { mocks: words } = useWords()
  const { role } = useSignedIn()
  const [first] = byKind
  if (first === undefined || first.marksLost === 0) return null
  const lost = byKind.reduce((sum, { marksLost }) => sum + marksLost, 0)
  const kind = words.kinds[first.key]
  const minutes = minutesFor(first.count)
  const line = words.redoLine(kind, first.count, minutes)
  return (
    <>
      <p className="mt-2">
        {words.losesMost.before}
        <Highlighted>{kind}</Highlighted>
        {words.losesMost.after(first.marksLost, lost)}
      </p>
      <Link
        to={`${paths.dashboardTool(dashboardOf(role), 'study-planner')}?${new URLSearchParams({ add: line })}`}
        className={`${buttonClasses('line')} mt-3`}
      >
        {words.redo(first.count, minutes)}
      </Link>
    </>
  )
}

function minutesFor(count: number): number {
  const { each, least, most, step } = MINUTES
  return Math.min(most, Math.max(least, Math.ceil((count * each) / step) * step))
}
