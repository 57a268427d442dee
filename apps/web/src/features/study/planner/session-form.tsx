import { type StudySession, sessions } from '@sopaan/contract/sessions'
import { REPEATS } from '@sopaan/domain/planner/recurrence'
import { fromIstDateTimeLocal, istDateTimeLocal } from '@sopaan/domain/time/ist'
import { type FormEvent, useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { limitsOf, rangeOf } from '#web/forms/limits.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ChapterSelect } from './chapter-select.tsx'
import type { PlanView } from './plan-view.ts'
import { addSession, deleteSession, updateSession } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

const CONSTRAINTS = constraintsOf(sessions.create)

/** What the fields of the form begin with. */
export type FormDraft = Partial<Pick<StudySession, 'title' | 'chapterKey' | 'durationMinutes' | 'notes'>> & {
  startsAt: string
}

type Props = {
  view: PlanView
  /** The session to change; absent: a new one. */
  session: StudySession | undefined
  /** What the form begins with. */
  draft: FormDraft
  onDone: () => void
}

/** A session to write down or to change. What was typed stays until it is kept. */
export function SessionForm({ view, session, draft: begun, onDone }: Props) {
  const { planner: words, refusals } = useWords()
  const { isBusy, run } = useAction(sayFailure)
  const [wrong, setWrong] = useState<{ title?: string; startsAt?: string }>({})
  const [repeat, setRepeat] = useState('')
  // One key for one form, so that sending it again after a lost answer makes no second session.
  const [requestKey] = useState(() => crypto.randomUUID())
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const at = fromIstDateTimeLocal(text('startsAt'))
    setWrong({
      ...(text('title') === '' && { title: refusals.fieldFaults.required() }),
      ...(at === undefined && { startsAt: refusals.fieldFaults.not_instant() }),
    })
    if (at === undefined || text('title') === '') return
    const chapterKey = text('chapter') || null
    const chapter = view.input.chapters.find(({ key }) => key === chapterKey)
    const draft = {
      title: text('title'),
      chapterKey,
      subject: chapter === undefined || chapter.subject === 'other' ? (session?.subject ?? null) : chapter.subject,
      startsAt: at,
      durationMinutes: Math.round(Number(text('minutes'))),
      notes: text('notes') || null,
    }
    const chosen = REPEATS.find((each) => each === text('repeat'))
    const until = text('until')
    const work = () =>
      session === undefined
        ? addSession({ ...draft, requestKey, ...(chosen && { repeat: chosen, ...(until && { repeatUntil: until }) }) })
        : updateSession(session._id, draft)
    const failed = session === undefined ? words.addFailed : words.updateFailed
    if (await run(work, { done: words.saved, failed })) onDone()
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <Field
        label={words.sessionTitle}
        name="title"
        required
        {...limitsOf(CONSTRAINTS, 'title')}
        hasNote={false}
        defaultValue={begun.title ?? ''}
        error={wrong.title}
      />
      <ChapterSelect view={view} chosen={begun.chapterKey ?? ''} />
      <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
        <Field
          type="datetime-local"
          label={`${words.starts} (${words.zone})`}
          name="startsAt"
          required
          defaultValue={istDateTimeLocal(begun.startsAt)}
          error={wrong.startsAt}
        />
        <Field
          label={words.length}
          name="minutes"
          type="number"
          required
          {...rangeOf(CONSTRAINTS, 'durationMinutes')}
          step={5}
          defaultValue={begun.durationMinutes ?? 60}
        />
      </div>
      {session === undefined && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={words.repeat}
            name="repeat"
            hasNote={false}
            value={repeat}
            onChange={(event) => setRepeat(event.target.value)}
          >
            <option value="">{words.repeatNever}</option>
            {REPEATS.map((each) => (
              <option key={each} value={each}>
                {words.repeatWords[each]}
              </option>
            ))}
          </Select>
          {repeat !== '' && (
            <Field
              type="date"
              label={words.repeatUntil}
              name="until"
              hasNote={false}
              defaultValue={view.settings.examOn}
            />
          )}
        </div>
      )}
      <TextArea
        label={words.notes}
        name="notes"
        {...limitsOf(CONSTRAINTS, 'notes')}
        rows={3}
        hasNote={false}
        defaultValue={begun.notes ?? ''}
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
      {session !== undefined && <Removal session={session} onDone={onDone} />}
    </form>
  )
}

function Removal({ session, onDone }: { session: StudySession; onDone: () => void }) {
  const { planner: words } = useWords()
  const { isBusy, run } = useAction(sayFailure)
  const remove = async (which: 'one' | 'following') => {
    if (await run(() => deleteSession(session._id, which), { failed: words.deleteFailed })) onDone()
  }
  return (
    <div className="mt-2 border-t border-border pt-4">
      {session.seriesId !== null && <p className="mb-2 text-secondary">{words.removeAsk}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" disabled={isBusy} onClick={() => void remove('one')}>
          {session.seriesId === null ? words.remove : words.removeOne}
        </Button>
        {session.seriesId !== null && (
          <Button look="danger" disabled={isBusy} onClick={() => void remove('following')}>
            {words.removeFollowing}
          </Button>
        )}
      </div>
    </div>
  )
}
