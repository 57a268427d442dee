import { instantOfWallTime, nameZone, writeMinute } from '@sopaan/domain/indian-times'
import { minuteOf } from '@sopaan/domain/planner/planner-facts'
import { type QuickAdd as Read, readQuickAdd } from '@sopaan/domain/planner/quick-add'
import { SYLLABUS } from '@sopaan/domain/planner/syllabus'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { clockOf, hoursOf, type PlanView } from './plan-view.ts'
import { addSession } from './planner.queries.ts'
import { useAttempt } from './use-attempt.ts'
import { writeShortDay } from './write-short-day.ts'

/** A session in one line of English. What the line means stands below it while it is typed; it stays until it is kept. */
export function QuickAdd({ view }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const [text, setText] = useState('')
  const [isSent, setIsSent] = useState(false)
  // One key for one line: a line sent again after a lost answer is still one session.
  const key = useRef<{ text: string; id: string }>({ text: '', id: '' })
  const { isBusy, attempt } = useAttempt()
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
    const day = writeShortDay(session.day, words.weekdaysShort, language)
    const often = session.repeat === undefined ? '' : `, ${words.quickAddRepeat[session.repeat]}`
    return words.quickAddRead(
      session.title,
      `${day} ${nameZone(writeMinute(session.startMinute))}${often}`,
      words.hours(hoursOf(session.minutes)),
    )
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    const startsAt = read.ok && instantOfWallTime(`${read.session.day}T${clockOf(read.session.startMinute)}`)
    if (!read.ok || !startsAt) return
    if (key.current.text !== text) key.current = { text, id: crypto.randomUUID() }
    const { title, subject, chapterKey, minutes, repeat } = read.session
    const draft = {
      title,
      subject: subject ?? null,
      chapterKey: chapterKey ?? null,
      startsAt,
      durationMinutes: minutes,
      ...(repeat !== undefined && { repeat, repeatUntil: view.settings.examOn }),
      requestKey: key.current.id,
    }
    if (!(await attempt(() => addSession(draft), { done: words.added, failed: words.addFailed }))) return
    key.current = { text: '', id: '' }
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
          maxLength={160}
          autoComplete="off"
          lang="en"
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
