import { paths } from '@sopaan/contract/paths'
import type { PaymentRecord } from '@sopaan/contract/purchase-shapes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/fact.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What was bought, how much of it was used, to whom it is billed, and its papers. */
export function PaymentFacts({ record }: { record: PaymentRecord }) {
  const { paymentRecord: words, sessionRecord, language } = useWords()
  const { sessions, held, ahead } = record.facts
  const day = (iso: string) => formatDate(iso, language)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Card>
        <h2 className="type-subsection">{words.bought}</h2>
        <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 tabular-nums">
          <Fact name={words.item}>{writtenIn(language, record.name)}</Fact>
          {record.discountPaise + record.creditedPaise > 0 && (
            <Fact name={words.price}>{writeRupees(record.listPricePaise)}</Fact>
          )}
          {record.creditedPaise > 0 && <Fact name={words.credited}>{writeRupees(record.creditedPaise)}</Fact>}
          {record.isUpgraded && <Fact name={words.upgraded}>{words.upgradedText}</Fact>}
          {record.startsAt !== null && record.expiresAt !== null && (
            <Fact name={words.runs}>{words.span(day(record.startsAt), day(record.expiresAt))}</Fact>
          )}
          <Fact name={words.used}>
            {sessions === 0 ? words.noSessions : words.usedOf(groupIndian(held), groupIndian(sessions))}
          </Fact>
          {sessions > 0 && <Fact name={words.ahead}>{groupIndian(ahead)}</Fact>}
          <Fact name={words.billedTo}>
            <span className="wrap-anywhere">{record.billingName}</span>
          </Fact>
          {record.bookings.map(({ _id, startsAt, state, mentorName }) => (
            <div key={_id} className="col-span-2">
              <dt className="type-small text-secondary">{`${sessionRecord.states[state]} · ${day(startsAt)}`}</dt>
              <dd>
                <Link
                  to={paths.managedSession(_id)}
                  className="inline-flex min-h-11 items-center font-semibold text-primary-text wrap-anywhere"
                >
                  {words.sessionWith(mentorName)}
                </Link>
              </dd>
            </div>
          ))}
          {record.billingGstin !== null && <Fact name={words.gstin}>{record.billingGstin}</Fact>}
        </dl>
      </Card>
      <Card>
        <h2 className="type-subsection">{words.papers}</h2>
        {record.papers.length === 0 && <p className="mt-3 text-tertiary">{words.noPapers}</p>}
        <ul className="mt-2 divide-y divide-border">
          {record.papers.map(({ number, kind, url }) => (
            <li key={number}>
              <a href={url} className="inline-flex min-h-11 items-center font-semibold text-primary-text wrap-anywhere">
                {`${words.kinds[kind]} ${number}`}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
