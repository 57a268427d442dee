import { wholePercent } from '@sopaan/domain/planner/session-length'
import { formatDate } from '@sopaan/domain/time/format'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChapterSheet } from './chapter-sheet.tsx'
import { ForecastBar } from './forecast-bar.tsx'
import { OwnChapterForm } from './own-chapter-form.tsx'
import type { PlanView } from './plan-view.ts'
import { useChapterProgress } from './use-chapter-progress.ts'

const GROUPS = ['physics', 'chemistry', 'mathematics', 'other'] as const

/** What of the syllabus is finished, a bubble for each chapter; the plan follows each. */
export function ChaptersView({ view }: { view: PlanView }) {
  const { planner: words } = useWords()
  const { pathname } = useLocation()
  const [isAdding, setIsAdding] = useState(false)
  const { chapters, tell } = useChapterProgress(view.input.chapters)
  const [subject, setSubject] = useState<(typeof GROUPS)[number]>('physics')
  const groups = GROUPS.map((key) => ({ key, chapters: chapters.filter((each) => each.subject === key) })).filter(
    (group) => group.chapters.length > 0,
  )
  const shown = groups.find(({ key }) => key === subject) ?? groups[0]
  return (
    <section aria-labelledby="finished" className="grid gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="measure me-auto">
          <h2 id="finished" className="type-subsection">
            {words.finishedAsk.before}
            <Highlighted>{words.finishedAsk.marked}</Highlighted>
            {words.finishedAsk.after}
          </h2>
          <p className="text-secondary">{words.chapterLead}</p>
        </div>
        <Button look="line" onClick={() => setIsAdding(true)}>
          {words.addChapter}
        </Button>
      </div>
      <Segments
        legend={words.subject}
        name="subject"
        chosen={subject}
        choices={groups.map(({ key, chapters: ofSubject }) => ({
          value: key,
          label: words.subjectDone(words.subjects[key], String(countDone(ofSubject)), String(ofSubject.length)),
        }))}
        onChoose={(value) => setSubject(GROUPS.find((each) => each === value) ?? 'physics')}
      />
      {shown && <ChapterSheet key={shown.key} chapters={shown.chapters} onTell={tell} />}
      <ChaptersFoot view={view}>
        <Link to={`${pathname}?view=week`} className={buttonClasses('pen')}>
          {words.toMyWeek}
        </Link>
      </ChaptersFoot>
      <Dialog title={words.addChapter} isOpen={isAdding} onClose={() => setIsAdding(false)}>
        {isAdding && <OwnChapterForm onDone={() => setIsAdding(false)} />}
      </Dialog>
    </section>
  )
}

function countDone(chapters: readonly { standing: { state: string } }[]): number {
  return chapters.filter(({ standing }) => standing.state === 'done').length
}

/** How far the plan takes one, always in sight while bubbles are filled: what is covered now, and what will be by the day. */
function ChaptersFoot({ view: { forecast, settings }, children }: { view: PlanView; children: ReactNode }) {
  const { planner: words, language } = useWords()
  const day = formatDate(settings.examOn, language)
  return (
    <div className="sticky bottom-18 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-border bg-surface px-4 py-3 shadow-2 lg:bottom-4">
      <p aria-live="polite" className="tabular-nums">
        <strong className="text-xl font-heading">{wholePercent(forecast.shareThen)}</strong>{' '}
        <span className="text-secondary">{words.forecastBy(day)}</span>
      </p>
      <ForecastBar forecast={forecast} />
      {children}
    </div>
  )
}
