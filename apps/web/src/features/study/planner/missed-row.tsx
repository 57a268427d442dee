import type { StudySession } from '@sopaan/contract/sessions'
import { sum } from '@sopaan/domain/numbers/sums'
import { listHoursForMissed } from '@sopaan/domain/planner/blocks/missed-hours'
import { formatShortDay } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { lengthOf, type PlanView } from './plan-view.ts'
import { addSession, deleteSession, sendSessionBookmark, updateSession } from './planner.queries.ts'
import { useWithUndo } from './use-study-item-actions.ts'

/** How many of the missed are named; the rest is counted. */
const NAMED_MAX = 3

/** What was missed, where it fits, and the two answers to it; nothing where nothing was. */
export function MissedRow({ view }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const move = useWithUndo()
  const missed = view.sessions.filter(({ _id }) => view.input.missed.some((each) => each._id === _id))
  if (missed.length === 0) return null
  const hours = listHoursForMissed(view.input.missed, view.plan, view.facts, view.now)
  // A mentor waits for it: it is done or moved, never dropped in passing.
  const skippable = missed.filter(({ source }) => source !== 'mentor')
  const days = [...new Set(hours.map(({ day }) => day))].map((day) =>
    day === view.today ? words.missedToday : formatShortDay(day, language),
  )
  const answer = async (said: string, failed: string, work: () => Promise<() => Promise<unknown>>) => {
    setIsBusy(true)
    await move(said, failed, work)
    setIsBusy(false)
  }
  const add = () =>
    answer(words.missedAdded(hours.length), words.updateFailed, async () => {
      for (const { _id, startsAt } of hours) await updateSession(_id, { startsAt })
      return async () => {
        const before = missed.filter(({ _id }) => hours.some((each) => each._id === _id))
        for (const { _id, startsAt } of before) await updateSession(_id, { startsAt })
      }
    })
  const skip = () =>
    answer(words.missedSkipped(skippable.length), words.deleteFailed, async () => {
      for (const { _id } of skippable) await deleteSession(_id, 'one')
      return async () => {
        for (const session of skippable) await writeAgain(session)
      }
    })
  return (
    <section
      aria-label={words.missedTitle}
      className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-dashed border-border-strong bg-surface px-4 py-1"
    >
      <p className="min-w-0 grow basis-64 wrap-anywhere">
        <strong className="font-semibold tabular-nums">
          {words.missedCount(missed.length, lengthOf(sum(missed.map(({ durationMinutes }) => durationMinutes)), words))}
        </strong>{' '}
        {namesOf(missed)}{' '}
        <span className="text-secondary">
          {hours.length === 0 ? words.missedNoRoom : words.missedFit(days.join(', '))}
        </span>
      </p>
      <div className="flex gap-2">
        {hours.length > 0 && (
          <Button look="line" className="min-h-11! px-4!" disabled={isBusy} onClick={() => void add()}>
            {words.missedAdd(hours.length)}
          </Button>
        )}
        {skippable.length > 0 && (
          <Button look="quiet" className="min-h-11! px-4!" disabled={isBusy} onClick={() => void skip()}>
            {words.missedSkip(skippable.length)}
          </Button>
        )}
      </div>
    </section>
  )
}

/** The names of the first, and how many more there are. */
function namesOf(missed: readonly StudySession[]): string {
  const more = missed.length - NAMED_MAX
  const names = missed.slice(0, NAMED_MAX).map(({ title }) => title)
  return `${[...names, ...(more > 0 ? [`+${more}`] : [])].join(', ')}.`
}

/** Writes a session down as it was before it was taken out. */
async function writeAgain({
  title,
  subject,
  chapterKey,
  startsAt,
  durationMinutes,
  notes,
  isBookmarked,
}: StudySession) {
  const { _id } = await addSession({
    title,
    subject,
    chapterKey,
    startsAt,
    durationMinutes,
    notes,
    requestKey: crypto.randomUUID(),
  })
  if (isBookmarked) await sendSessionBookmark(_id, true)
}
