import type { ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** What is known of an account, and where it is signed in. */
export function UserFacts({ person }: { person: ManagedUserDetail }) {
  const { users: words, account, states, language } = useWords()
  const when = (iso: string) => formatDateTime(iso, language)
  const facts: readonly (readonly [string, string])[] = [
    [words.made, when(person.createdAt)],
    [words.seen, person.lastLoginAt === null ? words.never : when(person.lastLoginAt)],
    [words.verified, person.isVerified ? words.verifiedYes : words.verifiedNo],
    [words.twoFactor, person.hasTwoFactor ? words.on : words.off],
    [words.age, words.ages[person.ageBand]],
    ...(person.ageBand === 'minor' ? [[words.parent, words.parents[person.parentState]] as const] : []),
    [words.phone, person.phone ?? words.notTold],
    [words.preferred, words.languages[person.language]],
    ...(person.studyClass ? [[words.column.studyClass, account.studyClasses[person.studyClass]] as const] : []),
    ...(person.homeState ? [[words.column.homeState, states[person.homeState]] as const] : []),
    ...(person.plan ? [[words.column.plan, writtenIn(language, person.plan)] as const] : []),
    ...(person.paidPaise > 0 ? [[words.column.paid, writeRupees(person.paidPaise)] as const] : []),
  ]
  return (
    <>
      <Notes person={person} />
      <Card>
        <h2 className="type-card">{words.facts}</h2>
        <dl className="mt-2 grid gap-x-6 gap-y-1 sm:max-[1279px]:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="flex flex-wrap items-baseline gap-x-3">
              <dt className="type-small w-28 shrink-0 text-tertiary">{name}</dt>
              <dd className="min-w-32 flex-1 tabular-nums wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-3 font-semibold">{words.signIns}</h3>
        {person.signIns.length === 0 && <p className="text-secondary">{words.noSignIns}</p>}
        <ul className="divide-y divide-border">
          {person.signIns.map(({ _id, device, ip, lastSeenAt }) => (
            <li key={_id} className="py-2">
              <p>{device}</p>
              <p className="type-small text-tertiary">
                {[ip, words.lastActive(when(lastSeenAt))].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** What stands in the person's way: asleep, deleted, locked. */
function Notes({ person: { deactivation, deletedAt, lockTimeLeft } }: { person: ManagedUserDetail }) {
  const { users: words, language } = useWords()
  return (
    <>
      {deactivation && (
        <Banner
          tone="note"
          title={(deactivation.isByStaff ? words.asleepByStaff : words.asleepByOwner)(
            formatDateTime(deactivation.at, language),
          )}
        >
          <p className="wrap-anywhere">{deactivation.reason}</p>
        </Banner>
      )}
      {deletedAt !== null && <Banner tone="note" title={words.deletedOn(formatDateTime(deletedAt, language))} />}
      {lockTimeLeft !== null && <Banner tone="note" title={words.locked(String(lockTimeLeft))} />}
    </>
  )
}
