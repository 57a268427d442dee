import type { AuditEntry } from '@sopaan/contract/audit'
import { formatDateTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { addressOf } from './audit-search.ts'

/** One entry of the trail: who did what in a line or two, and behind it before and after, from where and the ids. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { audit: words, auditActions, language } = useWords()
  const said: string | undefined = auditActions[entry.action]
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer list-none items-start gap-3 py-3">
          <span className="min-w-0 grow">
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-semibold wrap-anywhere">{said ?? entry.action}</span>
              {said !== undefined && <span className="type-small text-tertiary wrap-anywhere">{entry.action}</span>}
            </span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
              <Who entry={entry} />
              <span className="type-small text-tertiary">
                {words.on} {entry.target.type}
              </span>
            </span>
            <span className="type-small block text-tertiary">{formatDateTime(entry.at, language)}</span>
          </span>
          <span className="mt-1 text-tertiary transition-transform group-open:rotate-180">
            <Icon name="chevron" />
          </span>
        </summary>
        <div className="grid gap-4 pb-4">
          <Changes change={entry.change} />
          <Facts entry={entry} />
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            {entry.actor._id !== null && (
              <Link
                to={addressOf({ actor: entry.actor._id })}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text"
              >
                {words.ofThisPerson}
              </Link>
            )}
            {entry.target.id !== null && (
              <Link
                to={addressOf({ targetType: entry.target.type, targetId: entry.target.id })}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text"
              >
                {words.ofThisTarget}
              </Link>
            )}
          </p>
        </div>
      </details>
    </li>
  )
}

function Who({ entry: { actor } }: { entry: AuditEntry }) {
  const { audit: words } = useWords()
  const name = actor._id === null ? words.nobody : (actor.name ?? words.someoneGone)
  return (
    <>
      <span>{name}</span>
      {actor._id !== null && (
        <Badge tone={actor.role === 'admin' ? 'likely' : 'plain'}>{words.roles[actor.role]}</Badge>
      )}
    </>
  )
}

/** Each field before and after; on a phone one under the other. */
function Changes({ change }: { change: AuditEntry['change'] }) {
  const { audit: words } = useWords()
  const fields = Object.entries(change).flatMap(([field, sides]) => differing(field, sides))
  if (fields.length === 0) return <p className="type-small text-tertiary">{words.noChange}</p>
  return (
    <dl className="divide-y divide-border rounded-box bg-surface-sunken px-4">
      {fields.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[10rem_1fr_1fr]">
          <dt className="font-semibold wrap-anywhere">{field}</dt>
          <dd className="wrap-anywhere">
            <span className="type-small block text-tertiary">{words.before}</span>
            {written(before, words.nothing)}
          </dd>
          <dd className="wrap-anywhere">
            <span className="type-small block text-tertiary">{words.after}</span>
            {written(after, words.nothing)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Facts({ entry }: { entry: AuditEntry }) {
  const { audit: words } = useWords()
  const facts: readonly (readonly [string, string | null])[] = [
    [words.number, String(entry.sequence)],
    [words.target, [entry.target.type, entry.target.id].filter(Boolean).join(' ')],
    [words.actorId, entry.actor._id],
    [words.behind, entry.impersonatorId],
    [words.ip, entry.ip],
    [words.device, entry.device],
    [words.request, entry.requestId],
  ]
  return (
    <dl className="type-small grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt className="text-tertiary">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

type Field = { field: string; before?: unknown; after?: unknown }

/** What differs of a field; of a whole thing before and after, the fields of it that do, by their way: `plan.price`. */
function differing(field: string, { before, after }: AuditEntry['change'][string]): Field[] {
  if (isNothing(before) && isNothing(after)) return []
  if (!isThing(before) && !isThing(after)) return [{ field, before, after }]
  if (!(isThing(before) || isNothing(before)) || !(isThing(after) || isNothing(after)))
    return [{ field, before, after }]
  const [was, is] = [isThing(before) ? before : {}, isThing(after) ? after : {}]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return names
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .flatMap((name) => differing(`${field}.${name}`, { before: was[name], after: is[name] }))
}

function isThing(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function written(value: unknown, nothing: string): string {
  if (isNothing(value)) return nothing
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
