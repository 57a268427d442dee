import type { HistoryLine, ManagedUserDetail } from '@sopaan/contract/managed-user-shapes'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The newest lines of the trail by a person or about them. */
export function UserHistory({ person }: { person: ManagedUserDetail }) {
  const { users: words } = useWords()
  return (
    <Card>
      <h2 className="type-subsection">{words.history}</h2>
      <p className="mt-1 text-secondary">{words.historyLead}</p>
      <ul className="my-3 divide-y divide-border">
        {person.history.map((line) => (
          <Line key={line._id} line={line} />
        ))}
      </ul>
      <Link
        to={`/admin/audit-logs?q=${encodeURIComponent(person.email)}`}
        className="inline-flex min-h-11 items-center font-semibold text-primary-text"
      >
        {words.wholeHistory}
      </Link>
    </Card>
  )
}

function Line({ line: { at, action, by, change } }: { line: HistoryLine }) {
  const { users: words, auditActions, language } = useWords()
  const who =
    by === null ? words.bySystem : by.isOwner ? words.byOwner : by.name === null ? words.byGone : words.by(by.name)
  const changes = Object.entries(change).filter(([, { after }]) => typeof after === 'string' && after !== '[changed]')
  return (
    <li className="py-2.5">
      <p className="wrap-anywhere">
        {auditActions[action] ?? action} <span className="text-tertiary">{who}</span>
      </p>
      {changes.map(([field, { before, after }]) => (
        <p key={field} className="type-small text-secondary wrap-anywhere">
          {`${field}: ${[before, after].filter((value) => typeof value === 'string').join(' → ')}`}
        </p>
      ))}
      <p className="type-small text-tertiary">{formatDateTime(at, language)}</p>
    </li>
  )
}
