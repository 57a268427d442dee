import { formatShortDay } from '@sopaan/domain/time/format'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { isLate, listDue } from './homework.ts'
import type { PlanView } from './plan-view.ts'
import { sendSessionMark } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

/** What has to be handed in within a week, each with its day; nothing where nothing has. */
export function HomeworkRow({ view }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const { isBusy, run } = useAction(sayFailure)
  const due = listDue(view.sessions, view.today)
  if (due.length === 0) return null
  const dayOf = (day: string) => (day === view.today ? words.homeworkToday : formatShortDay(day, language))
  return (
    <section aria-label={words.homeworkTitle} className="rounded-control border border-border bg-surface px-4 py-1">
      <h2 className="type-small pt-1 font-semibold text-secondary">{words.homeworkTitle}</h2>
      <ul className="grid gap-x-6 lg:grid-cols-2">
        {due.map((session) => (
          <li key={session._id} className="flex min-h-12 items-center gap-3">
            <span className="min-w-0 grow wrap-anywhere">
              {session.title}
              <span
                className={classNames(
                  'type-small block',
                  isLate(session, view.today) ? 'font-semibold text-danger' : 'text-secondary',
                )}
              >
                {session.dueOn < view.today
                  ? words.homeworkLate(formatShortDay(session.dueOn, language))
                  : words.dueOn(dayOf(session.dueOn))}
              </span>
            </span>
            <Button
              look="quiet"
              className="shrink-0"
              disabled={isBusy}
              aria-label={words.homeworkDone(session.title)}
              onClick={() =>
                void run(() => sendSessionMark(session._id, true), { done: words.saved, failed: words.updateFailed })
              }
            >
              {words.homeworkMark}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
