import type { ChapterChange } from '@sopaan/contract/planner'
import type { ChapterInProgress } from '@sopaan/domain/planner/planner-facts'
import { hoursOf } from '@sopaan/domain/planner/session-length'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { OwnChapterForm } from './own-chapter-form.tsx'
import type { PlanView } from './plan-view.ts'
import { sendChapterProgress, sendOwnChapterRemoval } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

const GROUPS = ['physics', 'chemistry', 'mathematics', 'other'] as const

const CLASSES = [11, 12] as const

/** Where one stands with a chapter, as one list to choose from. */
const CHAPTER_CHOICES = ['new', 'started', 'done-weak', 'done-shaky', 'done-good', 'done-strong', 'left'] as const

type ChapterChoice = (typeof CHAPTER_CHOICES)[number]

/** Every chapter with where one stands, and what is left of it; the plan follows each change. */
export function ChaptersView({ view }: { view: PlanView }) {
  const { planner: words } = useWords()
  const [isAdding, setIsAdding] = useState(false)
  const { run } = useAction(sayFailure)
  const tell = (changes: ChapterChange[]) =>
    void run(() => sendChapterProgress(changes), { failed: words.updateFailed })
  return (
    <section aria-label={words.views.chapters} className="grid gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <p className="measure me-auto text-secondary">{words.chapterLead}</p>
        <Button look="line" onClick={() => setIsAdding(true)}>
          {words.addChapter}
        </Button>
      </div>
      {GROUPS.map((subject) => {
        const chapters = view.input.chapters.filter((chapter) => chapter.subject === subject)
        return chapters.length === 0 ? null : (
          <SubjectCard key={subject} name={words.subjects[subject]} chapters={chapters} onTell={tell} />
        )
      })}
      <Dialog title={words.addChapter} isOpen={isAdding} onClose={() => setIsAdding(false)}>
        {isAdding && <OwnChapterForm onDone={() => setIsAdding(false)} />}
      </Dialog>
    </section>
  )
}

type SubjectProps = { name: string; chapters: readonly ChapterInProgress[]; onTell: (changes: ChapterChange[]) => void }

function SubjectCard({ name, chapters, onTell }: SubjectProps) {
  const { planner: words } = useWords()
  const done = chapters.filter(({ standing }) => standing.state === 'done').length
  const open = (schoolClass: number) =>
    chapters.filter((each) => each.schoolClass === schoolClass && each.standing.state !== 'done')
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-card me-auto">
          {name}{' '}
          <span className="type-small font-normal text-tertiary">
            {words.chaptersDone(String(done), String(chapters.length))}
          </span>
        </h2>
        {CLASSES.filter((schoolClass) => open(schoolClass).length > 0).map((schoolClass) => (
          <Button
            key={schoolClass}
            look="quiet"
            onClick={() => onTell(open(schoolClass).map(({ key }) => changeOf(key, 'done-good')))}
          >
            {words.markClass(String(schoolClass))}
          </Button>
        ))}
      </div>
      <ul className="mt-2">
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.key} chapter={chapter} onTell={onTell} />
        ))}
      </ul>
    </Card>
  )
}

function ChapterRow({ chapter, onTell }: { chapter: ChapterInProgress; onTell: SubjectProps['onTell'] }) {
  const { planner: words } = useWords()
  const { run } = useAction(sayFailure)
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 border-t border-border py-2 sm:grid-cols-[1fr_auto_11rem_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{chapter.name}</p>
        <p className="type-small text-secondary">{chapter.unit}</p>
      </div>
      <p className="type-small text-end text-secondary tabular-nums">
        <span className="block">
          {chapter.isLeftOut
            ? words.chapterOut
            : words.chapterLeft(hoursOf(chapter.leftMinutes), hoursOf(chapter.expectedMinutes))}
        </span>
        {chapter.priority !== 'medium' && (
          <Badge tone={chapter.priority === 'high' ? 'likely' : 'plain'}>{words.priorities[chapter.priority]}</Badge>
        )}
      </p>
      <select
        aria-label={words.chapterState(chapter.name)}
        value={choiceOf(chapter)}
        // The list holds the choices alone.
        onChange={(event) => onTell([changeOf(chapter.key, event.target.value as ChapterChoice)])}
        className="mt-1 h-11 w-full rounded-control border border-border-control bg-surface px-3 max-sm:col-span-2 sm:mt-0"
      >
        {CHAPTER_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {words.chapterStates[choice]}
          </option>
        ))}
      </select>
      {chapter.isOwn && (
        <IconButton
          icon="close"
          label={words.removeChapter(chapter.name)}
          onClick={() => void run(() => sendOwnChapterRemoval(chapter.key), { failed: words.updateFailed })}
        />
      )}
    </li>
  )
}

/** The choice that stands for a chapter now. */
function choiceOf({ standing, isLeftOut }: Pick<ChapterInProgress, 'standing' | 'isLeftOut'>): ChapterChoice {
  if (isLeftOut) return 'left'
  return standing.state === 'done' ? `done-${standing.confidence ?? 'good'}` : standing.state
}

/** What a choice tells the planner. */
function changeOf(key: string, choice: ChapterChoice): ChapterChange {
  switch (choice) {
    case 'left':
      return { key, state: 'new', confidence: null, isLeftOut: true }
    case 'new':
    case 'started':
      return { key, state: choice, confidence: null, isLeftOut: false }
    case 'done-weak':
      return { key, state: 'done', confidence: 'weak', isLeftOut: false }
    case 'done-shaky':
      return { key, state: 'done', confidence: 'shaky', isLeftOut: false }
    case 'done-good':
      return { key, state: 'done', confidence: 'good', isLeftOut: false }
    case 'done-strong':
      return { key, state: 'done', confidence: 'strong', isLeftOut: false }
  }
}
