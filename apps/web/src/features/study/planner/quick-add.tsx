import { minuteOf } from '@sopaan/domain/planner/planner-facts'
import { type QuickSession as Read, readQuickAdd } from '@sopaan/domain/planner/quick-add/quick-add'
import { SYLLABUS } from '@sopaan/domain/syllabus/syllabus'
import { formatMinute, formatShortDay, nameZone, writeClock } from '@sopaan/domain/time/format'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { lengthOf, type PlanView } from './plan-view.ts'
import { addSession, type SessionDraft } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'
import { type OpenSession, SessionDialog } from './session-dialog.tsx'

/** A title with its days, hours and length, characters. */
const TYPED_LENGTH_MAX = 160
/** The latest start of a day, minutes after midnight. */
const LAST_START = 24 * 60 - 15

/** Sessions in one line: in English, or with the days and hours of spoken Hindi. What the line means stands by it while it is typed; it stays until it is kept. On a phone it stands over the bar of places, in reach of a thumb. */
export function QuickAdd({ view, className }: { view: PlanView; className?: string }) {
  const { planner: words, language } = useWords()
  const [search, setSearch] = useSearchParams()
  // A link from the notebook brings a line along, to be read once more and added.
  const [text, setText] = useState(() => (search.get('add') ?? '').slice(0, TYPED_LENGTH_MAX))
  const [isSent, setIsSent] = useState(false)
  const [open, setOpen] = useState<OpenSession>()
  const noteId = useId()
  // One key for each day of a line: a line sent again after a lost answer makes no second session.
  const keys = useRef<{ text: string; ids: Map<string, string> }>({ text: '', ids: new Map() })
  const { isBusy, run } = useAction(sayFailure)
  const own = view.overview.ownChapters.map((chapter) => ({
    ...chapter,
    subject: chapter.subject ?? ('other' as const),
  }))
  const read = readQuickAdd(text, {
    today: view.today,
    minute: minuteOf(view.now),
    usualMinute: view.settings.startMinute,
    chapters: [...SYLLABUS, ...own],
  })
  const say = (session: Read) => {
    const day = [session.day, ...session.alsoOn].map((each) => formatShortDay(each, language)).join(', ')
    const often = session.repeat === undefined ? '' : `, ${words.quickAddRepeat[session.repeat]}`
    const due = session.dueOn === undefined ? '' : `, ${words.dueOn(formatShortDay(session.dueOn, language))}`
    return words.quickAddRead(
      session.title,
      `${day} ${nameZone(formatMinute(session.startMinute, language))}${often}${due}`,
      lengthOf(session.minutes, words),
    )
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (!read.ok) return
    if (keys.current.text !== text) keys.current = { text, ids: new Map() }
    const drafts = draftsOf(read.session, { examOn: view.settings.examOn, ids: keys.current.ids })
    const addAll = async () => {
      for (const draft of drafts) await addSession(draft)
    }
    if (!(await run(addAll, { done: words.added, failed: words.addFailed }))) return
    keys.current = { text: '', ids: new Map() }
    setText('')
    setIsSent(false)
    if (search.has('add')) setSearch(withoutLine, { replace: true, preventScrollReset: true })
  }
  const error = isSent && !read.ok ? words.quickAddReasons[read.reason] : undefined
  const told = read.ok ? say(read.session) : text === '' ? undefined : words.quickAddHint
  return (
    <>
      <form
        onSubmit={(event) => void handleSubmit(event)}
        noValidate
        className={classNames(
          'over-places fixed inset-x-2 bottom-18 z-10 rounded-control border border-border-control bg-surface p-1 shadow-2',
          'sm:relative sm:inset-auto sm:w-full sm:shadow-none lg:w-64',
          className,
        )}
      >
        <Answer id={noteId} error={error} told={told} />
        <div className="flex items-center gap-1">
          <IconButton
            icon="plus"
            label={words.newSession}
            onClick={() => setOpen({ kind: 'new', draft: { startsAt: nextStart(view) } })}
          />
          <input
            aria-label={words.quickAdd}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={noteId}
            className="h-11 min-w-0 grow rounded-control bg-surface px-1 tabular-nums placeholder:text-tertiary"
            value={text}
            maxLength={TYPED_LENGTH_MAX}
            autoComplete="off"
            placeholder={words.quickAddHint.split(' · ', 1)[0]}
            onChange={(event) => {
              setText(event.target.value)
              setIsSent(false)
            }}
          />
          {/* On a wide screen the line has the room of the button until something stands in it. */}
          <Button
            type="submit"
            className={classNames('min-h-11! px-4!', text === '' && !isSent && 'lg:hidden')}
            doing={isBusy ? words.adding : undefined}
          >
            {words.add}
          </Button>
        </div>
      </form>
      <SessionDialog view={view} open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

/** The address without the line that it brought, so that it is not there again when the page is. */
function withoutLine(search: URLSearchParams): URLSearchParams {
  search.delete('add')
  return search
}

/** What a line means, or why it cannot be: above it on a phone, below it elsewhere. */
function Answer({ id, error, told }: { id: string; error: string | undefined; told: string | undefined }) {
  const said = error ?? told
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames(
        'type-small',
        said !== undefined &&
          'px-3 py-1 sm:absolute sm:inset-x-0 sm:top-full sm:z-10 sm:mt-1 sm:rounded-control sm:border sm:border-border-control sm:bg-surface sm:shadow-2',
        error === undefined ? 'text-secondary' : 'font-semibold text-danger',
      )}
    >
      {said}
    </p>
  )
}

/** Today at the usual hour, or at the next full hour where that has passed. */
function nextStart({ today, now, settings }: PlanView): string {
  const hour = Math.floor(minuteOf(now) / 60) + 1
  const minute = Math.min(LAST_START, Math.max(settings.startMinute, hour * 60))
  return fromIstDateTimeLocal(`${today}T${writeClock(minute)}`) ?? now
}

/** One session for each day of a line. @param ids  the keys of the days that were sent already, which are kept */
function draftsOf(
  { day, alsoOn, startMinute, minutes, repeat, ...read }: Read,
  { examOn, ids }: { examOn: string; ids: Map<string, string> },
): SessionDraft[] {
  return [day, ...alsoOn].flatMap((each) => {
    const startsAt = fromIstDateTimeLocal(`${each}T${writeClock(startMinute)}`)
    if (startsAt === undefined) return []
    const requestKey = ids.get(each) ?? crypto.randomUUID()
    ids.set(each, requestKey)
    return [
      {
        title: read.title,
        subject: read.subject ?? null,
        chapterKey: read.chapterKey ?? null,
        startsAt,
        durationMinutes: minutes,
        dueOn: read.dueOn ?? null,
        ...(repeat !== undefined && { repeat, repeatUntil: examOn }),
        requestKey,
      },
    ]
  })
}
