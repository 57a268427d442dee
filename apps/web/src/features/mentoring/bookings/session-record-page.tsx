import type { BookingRecord } from '@sopaan/contract/managed-bookings'
import { paths } from '@sopaan/contract/paths'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime, formatTime, nameZone } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { sessionRecordQuery } from './managed-sessions.queries.ts'
import { SessionSteps } from './session-steps.tsx'
import { SESSION_TONES } from './session-tones.ts'

const WAY = 'inline-flex min-h-11 items-center font-semibold text-primary-text wrap-anywhere'

/** One session for staff: who, when, where it stands, what paid for it, and what happened around it. */
export default function SessionRecordPage() {
  const { sessionRecord: words } = useWords()
  const { id = '' } = useParams()
  const query = useQuery(sessionRecordQuery(id))
  const title = query.data ? words.titleOf(query.data.mentee.fullName, query.data.mentor.fullName) : words.session
  return (
    <>
      <DocumentHead title={title} isIndexed={false} />
      <h1 className="sr-only">{title}</h1>
      <BackLink to={paths.managedSessions()}>{words.back}</BackLink>
      <Loaded query={query} failed={words.notFound}>
        {(record) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem]">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <Head record={record} />
              <SessionSteps steps={record.steps} />
            </div>
            <Bought record={record} />
          </div>
        )}
      </Loaded>
    </>
  )
}

/** The two people, when they meet, where it stands, and what was said of it. */
function Head({ record }: { record: BookingRecord }) {
  const { sessionRecord: words, language } = useWords()
  const { mentee, mentor, state, startsAt, endsAt, reason, report, review } = record
  const ends = nameZone(formatTime(endsAt, language))
  const begins = formatDateTime(startsAt, language).replace(/\sIST$/, '')
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="type-card tabular-nums">{words.span(begins, ends)}</span>
        <Badge tone={SESSION_TONES[state]}>{words.states[state]}</Badge>
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 sm:grid-cols-2">
        {(['mentee', 'mentor'] as const).map((party) => (
          <Fact key={party} name={words[party]}>
            <Link to={paths.managedUser({ mentee, mentor }[party]._id)} className={WAY}>
              {{ mentee, mentor }[party].fullName}
            </Link>
          </Fact>
        ))}
        {report && (
          <Fact name={`${words.reported} ${words.parties[report.by]}`}>
            {`${formatDateTime(report.at, language)} · ${words.decisions[report.decision ?? 'open']}`}
          </Fact>
        )}
        {review && (
          <Fact name={words.review}>{`${words.stars(String(review.stars))}, ${words.reviewStates[review.state]}`}</Fact>
        )}
      </dl>
      {reason !== null && (
        <dl>
          <Fact name={words.reason}>
            <span className="wrap-anywhere">{reason}</span>
          </Fact>
        </dl>
      )}
    </Card>
  )
}

/** The credit that was spent on it, and the purchase it came with. */
function Bought({ record: { purchase, creditBackAt, steps } }: { record: BookingRecord }) {
  const { sessionRecord: words, language } = useWords()
  const isSpent = steps.some((step) => step.kind === 'credit')
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid gap-3">
        <Fact name={words.credit}>
          {creditBackAt !== null
            ? words.creditBack(formatDateTime(creditBackAt, language))
            : isSpent
              ? words.creditSpent
              : words.noCredit}
        </Fact>
        <Fact name={words.purchase}>
          {purchase === null ? (
            words.noPurchase
          ) : (
            <>
              <Link to={paths.managedPayment(purchase._id)} className={WAY}>
                {writtenIn(language, purchase.name)}
              </Link>
              <span className="type-small block text-secondary tabular-nums">
                {[
                  words.paid(writeRupees(purchase.amount)),
                  ...(purchase.refundedPaise > 0 ? [words.returned(writeRupees(purchase.refundedPaise))] : []),
                ].join(' · ')}
              </span>
            </>
          )}
        </Fact>
      </dl>
    </Card>
  )
}
