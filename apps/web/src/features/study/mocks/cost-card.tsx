import type { Mistake } from '@sopaan/contract/mocks'
import { sumMarksLost } from '@sopaan/domain/planner/mock-log'
import { findChapter } from '@sopaan/domain/syllabus/syllabus'
import { useQuery } from '@tanstack/react-query'
import { BarList } from '#web/ui/bar-list.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownChaptersQuery } from './mocks.queries.ts'

const CHAPTERS_SHOWN = 5

/** What costs marks: by reason, and by the chapters that cost most. */
export function CostCard({ mistakes }: { mistakes: readonly Mistake[] }) {
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
        <div className="mt-4 grid gap-6 md:grid-cols-2">
          <BarList rows={byKind.map((sum) => rowOf(words.kinds[sum.key], sum))} tone="reach" />
          <BarList
            rows={byChapter.slice(0, CHAPTERS_SHOWN).map((sum) => rowOf(nameOf(sum.key) ?? words.noChapter, sum))}
            tone="reach"
          />
        </div>
      )}
    </Card>
  )
}
