import type { AuditEntry } from '@sopaan/contract/audit'
import { type PageLanguage, writtenIn } from '@sopaan/domain/languages'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDateTime, formatTime } from '@sopaan/domain/time/format'
import { Link } from 'react-router'
import { codeInWords } from '#web/code-in-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { auditAddress } from './audit-search.ts'
import { type ChangedField, isNothing, listChangedFields } from './changed-fields.ts'
import { targetPage } from './target-page.ts'

/** Fields that the sentence itself names; the others stand behind it. */
const SAID_MAX = 2
/** Longer than that, a value is read behind the sentence, characters. */
const SAID_LENGTH_MAX = 40
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

type Props = {
  entry: AuditEntry
  hidden: ReadonlySet<string>
  /** It stands under its day, so that its time says when it was. */
  isOfItsDay: boolean
}

/** One entry of the trail: a sentence of who did what to which thing, with what changed; behind it the rest. */
export function AuditItem({ entry, hidden, isOfItsDay }: Props) {
  const { audit: words, language } = useWords()
  const { actor, target } = entry
  const page = targetPage(target)
  const name = nameOf(entry, language)
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-1">
          {!hidden.has('time') && (
            <span className="type-small shrink-0 text-tertiary lg:min-w-24 tabular-nums">
              {isOfItsDay ? formatTime(entry.at, language) : formatDateTime(entry.at, language)}
            </span>
          )}
          <Sentence entry={entry} hidden={hidden} />
          {!hidden.has('ip') && <Aside>{entry.ip}</Aside>}
          {!hidden.has('device') && <Aside>{entry.device}</Aside>}
          {!hidden.has('number') && <Aside>{entry.sequence}</Aside>}
          <span className="text-tertiary transition-transform group-open:rotate-180">
            <Icon name="chevron" />
          </span>
        </summary>
        <div className="grid gap-4 pb-4">
          <Changes change={entry.change} />
          <Facts entry={entry} />
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            {page !== undefined && <Way to={page}>{name === null ? words.openPage : words.openNamed(name)}</Way>}
            {actor._id !== null && <Way to={auditAddress({ actor: actor._id })}>{words.ofThisPerson}</Way>}
            {target.id !== null && (
              <Way to={auditAddress({ targetType: target.type, targetId: target.id })}>{words.ofThisTarget}</Way>
            )}
          </p>
        </div>
      </details>
    </li>
  )
}

/** What stands behind the sentence, where somebody wants it; on a phone it is read in the entry. */
function Aside({ children }: { children: string | number | null }) {
  return (
    <span className="type-small line-clamp-1 hidden max-w-40 shrink-0 text-tertiary tabular-nums min-[1280px]:block">
      {children ?? '–'}
    </span>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-primary-text">
      {children}
    </Link>
  )
}

type SentenceProps = { entry: AuditEntry; hidden: ReadonlySet<string> }

function Sentence({ entry: { action, actor, target, change }, hidden }: SentenceProps) {
  const { audit: words, auditActions, language } = useWords()
  const write = useWritten()
  const name = nameOf({ actor, target }, language)
  const short = listChangedFields(change).filter(({ before, after }) => [before, after].every((side) => isShort(side)))
  return (
    <span className="min-w-0 grow wrap-anywhere *:me-1.5 lg:line-clamp-1">
      <Who actor={actor} isRoleShown={!hidden.has('role')} />
      <span>{auditActions[action] ?? action}</span>
      {name !== null && <span className="font-semibold">{name}</span>}
      {short.slice(0, hidden.has('change') ? 0 : SAID_MAX).map(({ field, before, after }) => (
        <span key={field} className="text-secondary">
          {`${nameOfField(words.fields, field)} `}
          {!isNothing(before) && <s>{write(field, before)}</s>}{' '}
          <b>{isNothing(after) ? words.nothing : write(field, after)}</b>
        </span>
      ))}
    </span>
  )
}

type WhoProps = { actor: AuditEntry['actor']; isRoleShown: boolean }

function Who({ actor: { _id, role, name }, isRoleShown }: WhoProps) {
  const { audit: words } = useWords()
  if (_id === null) return <b>{`${words.nobody}:`}</b>
  return (
    <span>
      <b>{name ?? words.someoneGone}</b>
      <span className="type-small text-tertiary">{isRoleShown ? ` (${words.roles[role]}):` : ':'}</span>
    </span>
  )
}

/** What a thing is called; null where it has no name, or is who did it. */
function nameOf({ actor, target: { type, id, name } }: Pick<AuditEntry, 'actor' | 'target'>, language: PageLanguage) {
  if (name === null || (type === 'user' && id === actor._id)) return null
  return typeof name === 'string' ? name : writtenIn(language, name)
}

function isShort(side: unknown): boolean {
  if (isNothing(side)) return true
  return side !== '[changed]' && typeof side !== 'object' && String(side).length <= SAID_LENGTH_MAX
}

/** A field in words: of `plan.name.hi` what it is called, without the thing that holds it. */
function nameOfField(fields: Readonly<Record<string, string>>, field: string): string {
  const parts = field.split('.')
  return (parts.length > 1 ? parts.slice(1) : parts).map((part) => fields[part] ?? codeInWords(part)).join(', ')
}

/** How a value is read: paise as rupees, an instant in India's time, lists by commas. */
function useWritten(): (field: string, value: unknown) => string {
  const { audit: words, language } = useWords()
  return (field, value) => {
    if (field.endsWith('Paise') && typeof value === 'number') return writeRupees(value)
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (typeof value === 'string' && INSTANT.test(value)) return formatDateTime(value, language)
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

/** Each field that changed, before and after; on a phone one under the other. */
function Changes({ change }: { change: AuditEntry['change'] }) {
  const { audit: words } = useWords()
  const fields = listChangedFields(change)
  if (fields.length === 0) return <p className="type-small text-tertiary">{words.noChange}</p>
  return (
    <dl className="divide-y divide-border rounded-box bg-surface-sunken px-4">
      {fields.map((changed) => (
        <Change key={changed.field} {...changed} />
      ))}
    </dl>
  )
}

function Change({ field, before, after }: ChangedField) {
  const { audit: words } = useWords()
  const write = useWritten()
  return (
    <div className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[10rem_1fr_1fr]">
      <dt className="font-semibold wrap-anywhere">{nameOfField(words.fields, field)}</dt>
      {(
        [
          ['before', before],
          ['after', after],
        ] as const
      ).map(([side, value]) => (
        <dd key={side} className="wrap-anywhere">
          <span className="type-small block text-tertiary">{words[side]}</span>
          {isNothing(value) ? words.nothing : write(field, value)}
        </dd>
      ))}
    </div>
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
