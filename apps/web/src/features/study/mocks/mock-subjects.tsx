import type { Mock } from '@sopaan/contract/mocks'
import { compareSubjects, type SubjectMarks } from '@sopaan/domain/planner/mock-result'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { TONE_OF } from '#web/features/study/planner/week-item.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { InitialBubble } from '#web/ui/week-grid.tsx'
import { useWords } from '#web/words/use-words.tsx'

const FILLS = { phy: 'fill-phy', che: 'fill-che', mat: 'fill-mat' } as const

/** The subjects of the newest mock that told them: the marks of each, and how far from the mock before. */
export function MockSubjects({ mocks }: { mocks: readonly Mock[] }) {
  const { mocks: words } = useWords()
  const compared = compareSubjects(mocks)
  if (compared === undefined) return null
  const most = Math.round(compared.mock.maxMarks / SUBJECTS.length)
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 className="type-card break-words">{words.subjectsOf(compared.mock.name)}</h2>
      <ul className="grid gap-3">
        {compared.subjects.map((each) => (
          <SubjectRow key={each.subject} of={each} most={most} />
        ))}
      </ul>
    </Card>
  )
}

function SubjectRow({ of: { subject, marks, change }, most }: { of: SubjectMarks; most: number }) {
  const { mocks: words, planner } = useWords()
  const tone = TONE_OF[subject]
  const share = Math.max(0, Math.min(1, marks / most)) * 100
  return (
    <li>
      <p className="flex items-baseline gap-2">
        <InitialBubble item={{ letter: planner.subjectLetters[subject], tone }} />
        <span className="grow font-semibold">{planner.subjects[subject]}</span>
        <span className="font-semibold tabular-nums">{marks}</span>
        {change !== undefined && (
          <span
            className={classNames(
              'type-small min-w-8 text-end tabular-nums',
              change < 0 ? 'text-danger' : change > 0 ? 'text-safe' : 'text-tertiary',
            )}
          >
            <span aria-hidden="true">{change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0'}</span>
            <span className="sr-only">{words.moved(change)}</span>
          </span>
        )}
      </p>
      <svg width="100%" height="10" aria-hidden="true" className="mt-1 block">
        <rect width="100%" height="10" rx="5" className="fill-surface-sunken" />
        <rect width={`${share}%`} height="10" rx="5" className={FILLS[tone]} />
      </svg>
    </li>
  )
}
