import { type StudySession, sessions } from '@sopaan/contract/sessions'
import { REPEATS } from '@sopaan/domain/planner/recurrence'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormButtons } from '#web/ui/form-buttons.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PlanView } from './plan-view.ts'
import { addSession, deleteSession, type SessionDraft, sessionFileUrl, updateSession } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

const CONSTRAINTS = constraintsOf(sessions.create)

/** What the fields of the form begin with. */
export type FormDraft = Partial<Pick<SessionDraft, 'title' | 'chapterKey' | 'durationMinutes' | 'notes' | 'dueOn'>> & {
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

const GROUPS = ['physics', 'chemistry', 'mathematics', 'other'] as const

/** A session to write down or to change. What was typed stays until it is kept. */
export function SessionForm({ view, session, draft: begun, onDone }: Props) {
  const { planner: words, refusals, language } = useWords()
  const [repeat, setRepeat] = useState('')
  // One key for one form, so that sending it again after a lost answer makes no second session.
  const [requestKey] = useState(() => crypto.randomUUID())
  const form = useContractForm(CONSTRAINTS, {
    initial: { durationMinutes: 60, ...begun },
    check: ({ title, startsAt }) => ({
      ...(title === '' && { title: refusals.fieldFaults.required() }),
      ...(Number.isNaN(Date.parse(startsAt)) && { startsAt: refusals.fieldFaults.not_instant() }),
    }),
    send: async (entered): Promise<unknown> => {
      const chapter = view.input.chapters.find(({ key }) => key === entered.chapterKey)
      const subject =
        chapter === undefined || chapter.subject === 'other' ? (session?.subject ?? null) : chapter.subject
      const draft = { ...entered, subject }
      return session === undefined ? addSession({ ...draft, requestKey }) : updateSession(session._id, draft)
    },
    onDone,
    words: { done: words.saved, failed: session === undefined ? words.addFailed : words.updateFailed },
    sayFailure,
  })
  return (
    <form {...form.props} className="grid gap-3">
      <Field label={words.sessionTitle} {...form.field('title')} hasNote={false} />
      <ChapterSelect view={view} chosen={begun.chapterKey ?? ''} />
      <div className="grid gap-3 sm:grid-cols-[1fr_8rem]">
        <Field type="datetime-local" label={`${words.starts} (${words.zone})`} {...form.field('startsAt')} />
        <Field label={words.length} type="number" {...form.field('durationMinutes')} step={5} />
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
              name="repeatUntil"
              hasNote={false}
              defaultValue={view.settings.examOn}
            />
          )}
        </div>
      )}
      {repeat === '' && session?.source !== 'mentor' && (
        <Field type="date" label={words.homeworkDue} hint={words.homeworkHint} {...form.field('dueOn')} />
      )}
      <TextArea label={words.notes} {...form.area('notes')} rows={3} hasNote={false} />
      <FormButtons
        className="mt-2"
        submit={words.save}
        doing={form.isBusy ? words.saving : undefined}
        cancel={words.cancel}
        onCancel={onDone}
      />
      {session !== undefined && (
        <a href={sessionFileUrl(session._id, language)} className={`${buttonClasses('line')} justify-self-start`}>
          {words.addToCalendar}
        </a>
      )}
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

/** The chapters of a person's plan to choose one from, by subject, or none. */
function ChapterSelect({ view, chosen }: { view: PlanView; chosen: string }) {
  const { planner: words } = useWords()
  return (
    <Select label={words.chapter} name="chapterKey" hasNote={false} defaultValue={chosen}>
      <option value="">{words.noChapter}</option>
      {GROUPS.map((subject) => {
        const chapters = view.input.chapters.filter((chapter) => chapter.subject === subject)
        if (chapters.length === 0) return null
        return (
          <optgroup key={subject} label={words.subjects[subject]}>
            {chapters.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </optgroup>
        )
      })}
    </Select>
  )
}
