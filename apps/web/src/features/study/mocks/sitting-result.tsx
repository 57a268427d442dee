import { type SittingScore, scoreSitting } from '@sopaan/domain/sittings/score-sitting'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { Sitting } from './sitting-state.ts'

type Props = { sitting: Sitting; onBackToKey: () => void; children: (score: SittingScore) => ReactNode }

/** What a paper came to: marks in all and by subject with the time each took, and what wrong answers cost. */
export function SittingResult({ sitting, onBackToKey, children }: Props) {
  const { sittings: words } = useWords()
  const score = scoreSitting(sitting.sections, sitting.answers, sitting.key)
  return (
    <>
      <Card className="grid gap-4">
        <h2 className="type-subsection">{sitting.name}</h2>
        <p className="text-4xl font-black tabular-nums">{words.marksOf(score.marks, score.maxMarks)}</p>
        {score.lost > 0 && <p>{words.wrongCost(score.lost, score.marksWithoutWrong)}</p>}
        {score.unkeyed > 0 && <p className="text-likely">{words.unkeyed(score.unkeyed)}</p>}
        <Table
          caption={words.bySubject}
          rows={score.subjects}
          keyOf={({ subject }) => subject}
          columns={[
            { name: words.subject, cell: ({ subject }) => words.subjects[subject] ?? subject },
            { name: words.marks, isFigure: true, cell: ({ marks, maxMarks }) => words.marksOf(marks, maxMarks) },
            { name: words.time, isFigure: true, cell: ({ subject }) => words.minutes(minutesOf(sitting, subject)) },
          ]}
          item={({ subject, marks, maxMarks }) => (
            <p className="flex flex-wrap justify-between gap-3">
              <span className="font-semibold">{words.subjects[subject] ?? subject}</span>
              <span className="tabular-nums">
                {words.marksOf(marks, maxMarks)}, {words.minutes(minutesOf(sitting, subject))}
              </span>
            </p>
          )}
        />
        <Button look="quiet" className="justify-self-start" onClick={onBackToKey}>
          {words.backToKey}
        </Button>
      </Card>
      {children(score)}
    </>
  )
}

function minutesOf({ spentMs }: Sitting, subject: string): number {
  return Math.round((spentMs[subject] ?? 0) / MINUTE_MS)
}
