import { REVISION_RATINGS, type Revision, type RevisionRating } from '@sopaan/contract/revisions'
import { formatShortDay } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useWords } from '#web/words/use-words.tsx'
import { OwnCards } from './own-cards.tsx'
import { chapterName, type PlanView } from './plan-view.ts'
import { answerRevision } from './planner.queries.ts'
import { sayFailure } from './say-failure.ts'

/** One at a time: the next comes up as it is answered. */
const SHOWN_MAX = 1

/** What is due for revision, with the four answers and when each brings it back. */
export function DueRevisions({ view }: { view: PlanView }) {
  const { planner: words, language } = useWords()
  const { revisions } = view.overview
  const due = revisions.filter(({ dueAt }) => istDate(dueAt) <= view.today)
  const next = revisions.find(({ dueAt }) => istDate(dueAt) > view.today)
  return (
    <Card id="revision" className="scroll-mt-20">
      <h2 className="type-card">{due.length === 0 ? words.revision : words.revisionTitle(String(due.length))}</h2>
      {due.length === 0 ? (
        <p className="mt-1 text-secondary">
          {next === undefined ? words.revisionNone : words.revisionNext(formatShortDay(istDate(next.dueAt), language))}
        </p>
      ) : (
        <>
          <p className="mt-1 text-secondary">{words.revisionAsk}</p>
          <ul className="mt-3 grid gap-3">
            {due.slice(0, SHOWN_MAX).map((revision) => (
              <DueRevision key={`${revision._id} ${revision.reviews}`} revision={revision} view={view} />
            ))}
          </ul>
        </>
      )}
      <OwnCards revisions={revisions} />
    </Card>
  )
}

function DueRevision({ revision, view }: { revision: Revision; view: PlanView }) {
  const { planner: words } = useWords()
  const { isBusy, run } = useAction(sayFailure)
  const [isTurned, setIsTurned] = useState(revision.card === null)
  const chapter = revision.chapterKey === null ? undefined : chapterName(view, revision.chapterKey)
  const name = revision.card?.front ?? revision.note ?? chapter
  const answer = (rating: RevisionRating) =>
    run(() => answerRevision(revision, rating, name ?? ''), { failed: words.revisionFailed })
  return (
    <li className="rounded-box border border-border p-3">
      <p className="font-semibold break-words">
        {revision.kind === 'mistake' && <Badge tone="reach">{words.mistake}</Badge>} {name}
      </p>
      {revision.kind === 'mistake' && chapter !== undefined && <p className="type-small text-secondary">{chapter}</p>}
      {revision.card !== null &&
        (isTurned ? (
          <p className="mt-2 whitespace-pre-line border-t border-border pt-2 wrap-anywhere">{revision.card.back}</p>
        ) : (
          <Button look="line" className="mt-2" onClick={() => setIsTurned(true)}>
            {words.cards.turn}
          </Button>
        ))}
      <div className={classNames('mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4', !isTurned && 'hidden')}>
        {REVISION_RATINGS.map((rating) => (
          <button
            key={rating}
            type="button"
            disabled={isBusy}
            onClick={() => void answer(rating)}
            className="min-h-12 rounded-control border border-border-control bg-surface px-2 font-semibold hover:bg-surface-sunken disabled:opacity-55"
          >
            {words.ratings[rating]}
            <span className="type-small block font-normal text-tertiary tabular-nums">
              {words.ratingDays(String(revision.nextDays[rating]))}
            </span>
          </button>
        ))}
      </div>
    </li>
  )
}
