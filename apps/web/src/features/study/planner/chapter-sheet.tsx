import type { ChapterChange } from '@sopaan/contract/planner'
import type { ChapterInProgress } from '@sopaan/domain/planner/planner-facts'
import { hoursOf } from '@sopaan/domain/planner/session-length'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { type ChapterChoice, changeOf, choiceOf, DONE_CHOICES } from './chapter-choice.ts'
import { sendOwnChapterRemoval } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

const CLASSES = [11, 12, null] as const

/** The three bubbles of a chapter, and how each looks when it is filled, in the colour of the subject. */
const BUBBLES = [
  ['new', 'checked:bg-[radial-gradient(circle,currentColor_28%,transparent_32%)]'],
  ['started', 'checked:bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)]'],
  ['done', 'checked:bg-current'],
] as const

const COLOURS = {
  physics: 'text-phy',
  chemistry: 'text-che',
  mathematics: 'text-mat',
  other: 'text-primary-text',
} as const

type OnChanges = (changes: readonly ChapterChange[]) => void
type Props = { chapters: readonly ChapterInProgress[]; onTell: OnChanges }

/** The chapters of one subject as a sheet of bubbles, a column for each class. */
export function ChapterSheet({ chapters, onTell }: Props) {
  return (
    <ResultSheet className="grid gap-x-10 gap-y-8 max-sm:pe-3 max-sm:ps-8 lg:grid-cols-2">
      {CLASSES.map((schoolClass) => {
        const ofClass = chapters.filter((chapter) => chapter.schoolClass === schoolClass)
        return ofClass.length === 0 ? null : (
          <ClassColumn key={schoolClass} schoolClass={schoolClass} chapters={ofClass} onTell={onTell} />
        )
      })}
    </ResultSheet>
  )
}

function ClassColumn({ schoolClass, chapters, onTell }: Props & { schoolClass: number | null }) {
  const { planner: words } = useWords()
  const open = chapters.filter(({ standing }) => standing.state !== 'done')
  const tellAll = (which: readonly ChapterInProgress[], choice: ChapterChoice) =>
    onTell(which.map(({ key }) => changeOf(key, choice)))
  const title = schoolClass === null ? words.ownChapters : words.schoolClass(String(schoolClass))
  return (
    <section aria-label={title}>
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="type-card">{title}</h2>
        {open.length > 0 ? (
          <Button look="quiet" onClick={() => tellAll(open, 'done-good')}>
            {words.allDone}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => tellAll(chapters, 'new')}>
            {words.noneDone}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className="flex border-b-2 border-border-control pe-11 pb-1">
        {BUBBLES.map(([bubble]) => (
          <span
            key={bubble}
            className="type-tick w-11 text-center leading-tight text-secondary wrap-anywhere first:ms-auto"
          >
            {words.bubbles[bubble]}
          </span>
        ))}
      </div>
      <ul>
        {chapters.map((chapter) => (
          <ChapterRow key={chapter.key} chapter={chapter} onTell={onTell} />
        ))}
      </ul>
    </section>
  )
}

function ChapterRow({ chapter, onTell }: { chapter: ChapterInProgress; onTell: OnChanges }) {
  const { planner: words } = useWords()
  const { run } = useAction(sayFailure)
  const choice = choiceOf(chapter)
  const { key, name } = chapter
  const tell = (next: ChapterChoice) => onTell([changeOf(key, next)])
  const items: MenuItem[] = [
    ...DONE_CHOICES.filter((each) => choice.startsWith('done') && each !== choice).map((each) => ({
      key: each,
      label: words.chapterStates[each],
      onChoose: () => tell(each),
    })),
    ...(choice === 'left' ? [] : [{ key: 'left', label: words.chapterStates.left, onChoose: () => tell('left') }]),
    ...(chapter.isOwn
      ? [
          {
            key: 'remove',
            label: words.removeChapter(name),
            isDanger: true,
            onChoose: () => void run(() => sendOwnChapterRemoval(key), { failed: words.updateFailed }),
          },
        ]
      : []),
  ]
  return (
    <li className="flex items-center border-b border-border py-1">
      <div className="min-w-0 grow pe-2">
        <p className="leading-tight font-semibold hyphens-auto wrap-anywhere">{name}</p>
        <p className="type-small text-secondary tabular-nums">{noteOf(chapter, choice, words)}</p>
      </div>
      <Bubbles chapter={chapter} choice={choice} onChoose={tell} />
      <span className="size-11 shrink-0">
        {items.length > 0 && <Menu label={words.chapterMenu(name)} items={items} />}
      </span>
    </li>
  )
}

type BubblesProps = {
  chapter: ChapterInProgress
  choice: ChapterChoice
  onChoose: (choice: 'new' | 'started' | 'done-good') => void
}

/** Not yet, some, done: one bubble is filled, none where the chapter is left out. */
function Bubbles({ chapter, choice, onChoose }: BubblesProps) {
  const { planner: words } = useWords()
  return (
    <fieldset className={classNames('flex shrink-0', COLOURS[chapter.subject])}>
      <legend className="sr-only">{words.chapterState(chapter.name)}</legend>
      {BUBBLES.map(([bubble, filled]) => (
        <label key={bubble} className="inline-flex size-11 items-center justify-center">
          <input
            type="radio"
            name={chapter.key}
            aria-label={words.bubbles[bubble]}
            checked={bubble === 'done' ? choice.startsWith('done') : choice === bubble}
            onChange={() => onChoose(bubble === 'done' ? 'done-good' : bubble)}
            className={classNames(
              'size-5.5 appearance-none rounded-full border-2 border-border-control checked:border-current',
              filled,
            )}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** What is left of a chapter, and how well it sits. */
function noteOf(
  { leftMinutes, expectedMinutes }: ChapterInProgress,
  choice: ChapterChoice,
  words: ReturnType<typeof useWords>['planner'],
): string {
  if (choice === 'left') return words.chapterOut
  const left = words.chapterLeft(hoursOf(leftMinutes), hoursOf(expectedMinutes))
  return choice === 'new' || choice === 'started' ? left : `${words.chapterStates[choice]} · ${left}`
}
