import type { MentorSession } from '@sopaan/contract/mentoring'
import { paths } from '@sopaan/contract/paths'
import { HOUR_MS, MINUTE_MS } from '@sopaan/domain/time/durations'
import { formatDayAndTime } from '@sopaan/domain/time/format'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { MentorArch } from '#web/ui/mentor-arch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { MenteeLine } from './mentee-line.tsx'
import { acceptRequest, acceptRequestedSeries } from './mentor-area.queries.ts'

/** Hours left under which an answer is pressing, and soon. */
const PRESSING_HOURS = 6
const SOON_HOURS = 24

type Props = { session: MentorSession; isFirst: boolean; onDecline: () => void; onSuggest: () => void }

/** A session that somebody asks for: who asks, for when, what, until when it can be answered; the first one with its answers. */
export function RequestRow({ session, isFirst, onDecline, onSuggest }: Props) {
  const { mentoring, language } = useWords()
  const words = mentoring.session
  const [isOpen, setOpen] = useState(isFirst)
  const { _id, startsAt, other, question, waitsFor, answerBy, unreadMessages, mentee, hasList, isWeekly, people } =
    session
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-t border-border py-4 first:border-0 first:pt-0 last:pb-0">
      <MentorArch name={other.firstName} pictureUrl={other.pictureUrl} size="small" />
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">
            {other.firstName}{' '}
            <span className="type-small font-normal text-secondary">
              {mentee.sessions === 0
                ? mentoring.mentor.firstSession
                : mentoring.mentor.sessionNumber(mentee.sessions + 1)}
            </span>
          </h3>
          {waitsFor === 'mentor' && answerBy !== null ? (
            <AnswerChip answerBy={answerBy} />
          ) : (
            <Badge tone="plain">{words.waitsForMentee}</Badge>
          )}
        </div>
        <p className="type-small text-secondary">
          <MenteeLine mentee={mentee} />
          {isWeekly && ` · ${mentoring.weekly.mark}`}
          {people !== null && ` · ${mentoring.people(people.count, people.max)}`}
          {hasList && (
            <>
              {' · '}
              <Link to={paths.session('mentor-dashboard', _id)} className="font-semibold text-primary-text underline">
                {mentoring.mentor.withList}
              </Link>
            </>
          )}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-semibold tabular-nums">{formatDayAndTime(startsAt, language)}</span> {question}
        </p>
        {mentee.lastNote !== '' && (
          <p className="type-small line-clamp-2 wrap-anywhere text-secondary">
            {mentoring.mentor.lastTime}: {mentee.lastNote}
          </p>
        )}
        {unreadMessages > 0 && <p className="font-semibold text-likely">{words.unread(unreadMessages)}</p>}
        {waitsFor !== 'mentor' ? (
          <Link
            to={paths.session('mentor-dashboard', _id)}
            className={`${buttonClasses('line')} mt-2 justify-self-start`}
          >
            {words.open}
          </Link>
        ) : isOpen ? (
          <Answers session={session} onDecline={onDecline} onSuggest={onSuggest} />
        ) : (
          <Button look="line" className="mt-2 justify-self-start" aria-expanded={false} onClick={() => setOpen(true)}>
            {mentoring.mentor.answer}
          </Button>
        )}
      </div>
    </li>
  )
}

function Answers({ session, onDecline, onSuggest }: Omit<Props, 'isFirst'>) {
  const { mentoring } = useWords()
  const words = mentoring.session
  const { isBusy, run } = useAction()
  const { _id, may, isWeekly, state } = session
  const said = { done: words.did.accept, failed: words.failed }
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {may.includes('accept') && (
        <Button doing={isBusy ? words.sending : undefined} onClick={() => void run(() => acceptRequest(_id), said)}>
          {words.accept}
        </Button>
      )}
      {may.includes('accept') && isWeekly && state === 'requested' && (
        <Button look="line" disabled={isBusy} onClick={() => void run(() => acceptRequestedSeries(_id), said)}>
          {mentoring.weekly.acceptEvery}
        </Button>
      )}
      {may.includes('suggest') && (
        <Button look="line" disabled={isBusy} onClick={onSuggest}>
          {mentoring.mentor.otherTime}
        </Button>
      )}
      {may.includes('decline') && (
        <Button look="line" disabled={isBusy} onClick={onDecline}>
          {words.decline}
        </Button>
      )}
      <Link to={paths.session('mentor-dashboard', _id)} className={buttonClasses('quiet')}>
        {words.open}
      </Link>
    </div>
  )
}

/** How long there is to answer a request, the more pressing the warmer. */
function AnswerChip({ answerBy }: { answerBy: string }) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const leftMs = Math.max(0, Date.parse(answerBy) - Date.now())
  const hours = Math.floor(leftMs / HOUR_MS)
  const left =
    hours >= 2 * SOON_HOURS
      ? words.daysLeft(Math.floor(hours / SOON_HOURS))
      : hours > 0
        ? words.hoursLeft(hours)
        : words.minutesLeft(Math.ceil(leftMs / MINUTE_MS))
  const tone = hours < PRESSING_HOURS ? 'reach' : hours < SOON_HOURS ? 'likely' : 'plain'
  return <Badge tone={tone}>{words.answerIn(left)}</Badge>
}
