import { minuteOf } from '@sopaan/domain/planner/planner-facts'
import { type QuickSession as Read, readQuickAdd } from '@sopaan/domain/planner/quick-add/quick-add'
import { SYLLABUS } from '@sopaan/domain/syllabus/syllabus'
import { formatMinute, formatShortDay, nameZone, writeClock } from '@sopaan/domain/time/format'
import { fromIstDateTimeLocal } from '@sopaan/domain/time/ist'
import { type FormEvent, useRef, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { lengthOf, type PlanView } from './plan-view.ts'
import { addSession, type SessionDraft } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

/** A title with its days, hours and length, characters. */
const TYPED_LENGTH_MAX = 160

/** Sessions in one line: in English, or with the days and hours of spoken Hindi. What the line means stands below it while it is typed; it stays until it is kept. */
export function QuickAdd({ view }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const [text, setText] = useState('')
  const [isSent, setIsSent] = useState(false)
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
    return words.quickAddRead(
      session.title,
      `${day} ${nameZone(formatMinute(session.startMinute))}${often}`,
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
  }
  const error = isSent && !read.ok ? words.quickAddReasons[read.reason] : undefined
  return (
    <Card>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate className="flex flex-wrap items-start gap-x-3">
        <Field
          label={words.quickAdd}
          className="min-w-60 grow basis-60"
          value={text}
          maxLength={TYPED_LENGTH_MAX}
          autoComplete="off"
          hint={read.ok ? say(read.session) : words.quickAddHint}
          error={error}
          onChange={(event) => {
            setText(event.target.value)
            setIsSent(false)
          }}
        />
        <Button type="submit" className="sm:mt-[33px]" doing={isBusy ? words.adding : undefined}>
          {words.add}
        </Button>
      </form>
    </Card>
  )
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
        ...(repeat !== undefined && { repeat, repeatUntil: examOn }),
        requestKey,
      },
    ]
  })
}
