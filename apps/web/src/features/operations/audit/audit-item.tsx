import type { AuditEntry } from '@sopaan/contract/audit'
import { type Language, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime, formatTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { auditAddress } from './audit-search.ts'

/** Fields that the sentence itself names; the others stand behind it. */
const SAID_MAX = 2
/** Longer than that, a value is read behind the sentence, characters. */
const SAID_LENGTH_MAX = 40

/** One entry of the trail: a sentence of who did what to which thing, with what changed; behind it the rest. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const { audit: words } = useWords()
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-1.5">
          <span className="type-small w-18 shrink-0 text-tertiary tabular-nums">{formatTime(entry.at)}</span>
          <Sentence entry={entry} />
          <span className="text-tertiary transition-transform group-open:rotate-180">
            <Icon name="chevron" />
          </span>
        </summary>
        <div className="grid gap-4 pb-4">
          <Changes change={entry.change} />
          <Facts entry={entry} />
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            {entry.actor._id !== null && (
              <Link
                to={auditAddress({ actor: entry.actor._id })}
                className="inline-flex min-h-11 items-center font-semibold text-primary-text"
              >
                {words.ofThisPerson}
              </Link>
            )}
            {entry.target.id !== null && (
              <Link
                to={auditAddress({ targetType: entry.target.type, targetId: entry.target.id })}
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

function Sentence({ entry: { action, actor, target, change } }: { entry: AuditEntry }) {
  const { audit: words, auditActions, language } = useWords()
  const said: string | undefined = auditActions[action]
  const who = actor._id === null ? words.nobody : (actor.name ?? words.someoneGone)
  const isOwn = target.type === 'user' && target.id === actor._id
  const name = target.name === null || isOwn ? null : nameIn(language, target.name)
  const fields = Object.entries(change).flatMap(([field, sides]) => differing(field, sides))
  const short = fields.filter(({ before, after }) => [before, after].every((side) => isShort(side)))
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 wrap-anywhere">
      <span>{who}</span>
      {actor._id !== null && <span className="type-small text-tertiary">{words.roles[actor.role]}</span>}
      <span className="font-semibold">{said ?? action}</span>
      {name !== null && <span>{name}</span>}
      {short.slice(0, SAID_MAX).map(({ field, before, after }) => (
        <span key={field} className="type-small text-secondary">
          {`${field} `}
          {!isNothing(before) && <s>{amountOr(field, before)}</s>}{' '}
          <b>{isNothing(after) ? words.nothing : amountOr(field, after)}</b>
        </span>
      ))}
    </span>
  )
}

function nameIn(language: Language, name: NonNullable<AuditEntry['target']['name']>): string {
  return typeof name === 'string' ? name : writtenIn(language, name)
}

function isShort(side: unknown): boolean {
  if (isNothing(side)) return true
  return side !== '[changed]' && typeof side !== 'object' && String(side).length <= SAID_LENGTH_MAX
}

/** A value as it is read: paise as rupees. */
function amountOr(field: string, value: unknown): string {
  return field.endsWith('Paise') && typeof value === 'number' ? writeRupees(value) : String(value)
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
            {written(field, before, words.nothing)}
          </dd>
          <dd className="wrap-anywhere">
            <span className="type-small block text-tertiary">{words.after}</span>
            {written(field, after, words.nothing)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Facts({ entry }: { entry: AuditEntry }) {
  const { audit: words, language } = useWords()
  const facts: readonly (readonly [string, string | null])[] = [
    [words.when, formatDateTime(entry.at, language)],
    [words.code, entry.action],
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

function written(field: string, value: unknown, nothing: string): string {
  if (isNothing(value)) return nothing
  return typeof value === 'object' ? JSON.stringify(value) : amountOr(field, value)
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
