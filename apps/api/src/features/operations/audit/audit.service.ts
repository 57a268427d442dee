import type { AuditAction } from '@sopaan/contract/audit-actions'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import type { Actor } from '#api/http/access.ts'
import { findHash, findNewest, insertEvents, reserveNumbers } from './audit.queries.ts'
import { insertOrigins } from './audit-origins.queries.ts'
import { digestOrigin, type EntryOrigin, sealOf, type Unsealed } from './audit-seal.ts'
import { withoutSearchedTexts } from './searched-text.ts'

/** What an entry of the trail says. Values of `change` carry no secret: the trail is read by people. */
export type NewAuditEntry = {
  /** What was done, `noun.verb`: `plan.change`. */
  action: AuditAction
  /** Who did it; absent for the system itself (jobs, seeds, commands). */
  actor?: Pick<Actor, 'userId' | 'role'>
  /** The admin behind the actor, where one acts for another. */
  impersonatorId?: string
  target: { type: string; id?: string }
  /** Each field that changed, before and after; one side is absent where something was made or removed. */
  change?: Readonly<Record<string, { before?: unknown; after?: unknown }>>
  /** Where the request came from. */
  request?: { ip: string; userAgent?: string | undefined; requestId: string } | undefined
}

const USER_AGENT_LENGTH_MAX = 300
/** How long it is kept from where an entry was made, ms. Source: LOG-05. */
const ORIGIN_RETENTION_MS = 365 * DAY_MS
/** How long it is kept from where a sign-up was made, ms: its link may never be opened. */
const SIGN_UP_ORIGIN_RETENTION_MS = 30 * DAY_MS
const SALT_BYTES = 32
const NO_HASH = Buffer.alloc(32)

/**
 * Writes one entry into the audit trail. Call it last in the transaction of the change it tells of: then both happen or
 * neither does. Entries are chained by their hashes; which chain goes on is whichever no other transaction holds. Each hash
 * also goes to the log, so that a trail cut short is found by comparing.
 */
export async function writeAudit(deps: Deps, entry: NewAuditEntry): Promise<void> {
  await writeAudits(deps, [entry])
}

/** As `writeAudit`, for many entries of one change: the end of a chain is looked up once and they go in together. */
export async function writeAudits(deps: Deps, entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await inTransaction(deps, async (deps) => {
    const { chain, lastPosition, lastHash, numbers } = await reserveNumbers(deps.db, entries.length)
    const events: Sealed[] = []
    for (const [at, entry] of entries.entries()) {
      const origin = originOf(deps, entry)
      const event: Unsealed = {
        ...eventOf(entry, deps.now()),
        sequence: numbers[at] ?? 0,
        chain,
        chainPosition: lastPosition + 1 + at,
        previousHash: events.at(-1)?.hash ?? lastHash ?? NO_HASH,
        originDigest: origin === undefined ? null : digestOrigin(origin.salt, origin),
      }
      events.push({ ...event, hash: sealOf(event, NO_ORIGIN), origin })
    }
    await insertEvents(
      deps.db,
      events.map(({ origin: _, ...event }) => ({ ...event, change: JSON.stringify(event.change) })),
    )
    await insertOrigins(
      deps.db,
      events.flatMap(({ sequence, occurredAt, targetType, origin }) =>
        origin === undefined
          ? []
          : [
              {
                ...origin,
                eventSequence: sequence,
                keepUntil: new Date(occurredAt.getTime() + retentionMs(targetType)),
              },
            ],
      ),
    )
    for (const event of events)
      deps.log.info('audit', {
        sequence: event.sequence,
        action: event.action,
        actor: event.actorId,
        requestId: event.requestId,
        seal: event.hash.toString('hex'),
      })
  })
}

/** A look of staff at what belongs to people: who looked, at whose or at what list, and what was asked for. */
export type AuditView = Required<Pick<NewAuditEntry, 'action' | 'target' | 'request'>> & {
  actor: Pick<Actor, 'userId' | 'role'>
  /** The filters of the look; what is undefined is left out, and of a searched text its kind alone is written down. */
  asked?: Readonly<Record<string, unknown>>
}

/**
 * Writes into the trail that staff looked at personal data; looks at the own data are nobody else's and are left out. Call
 * it wherever a call answers staff with what belongs to a person; a person sees the looks at the own account in the own log.
 */
export async function auditView(deps: Deps, { asked = {}, ...look }: AuditView): Promise<void> {
  if (look.target.type === 'user' && look.target.id === look.actor.userId) return
  const change = Object.entries(asked)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, { after: value }])
  await writeAudit(deps, { ...look, change: withoutSearchedTexts(Object.fromEntries(change)) })
}

/** The newest entry with its seal as the log has it, `812 sealed 3f…`; undefined for an empty trail. */
export async function describeNewest(deps: Deps): Promise<string | undefined> {
  const newest = await findNewest(deps.db)
  return newest && `${newest.sequence} sealed ${newest.hash.toString('hex')}`
}

/** The seal of an entry as the log has it: hexadecimal; undefined where the trail does not reach that far. */
export async function findSeal(deps: Deps, sequence: number): Promise<string | undefined> {
  return (await findHash(deps.db, sequence))?.toString('hex')
}

function retentionMs(targetType: string): number {
  return targetType === 'sign-up' ? SIGN_UP_ORIGIN_RETENTION_MS : ORIGIN_RETENTION_MS
}

type Sealed = Unsealed & { hash: Buffer; origin: (EntryOrigin & { salt: Buffer }) | undefined }

const NO_ORIGIN: EntryOrigin = { ip: null, userAgent: null }

type Facts = Omit<Unsealed, 'sequence' | 'chain' | 'chainPosition' | 'previousHash' | 'originDigest'>

function eventOf(entry: NewAuditEntry, now: Date): Facts {
  const { actor, target, request } = entry
  return {
    occurredAt: now,
    action: entry.action,
    actorId: actor?.userId ?? null,
    actorRole: actor?.role ?? 'system',
    impersonatorId: entry.impersonatorId ?? null,
    targetType: target.type,
    targetId: target.id ?? null,
    change: entry.change ?? {},
    requestId: request?.requestId ?? null,
    version: 3,
  }
}

function originOf({ random }: Pick<Deps, 'random'>, { request }: NewAuditEntry): Sealed['origin'] {
  if (request === undefined) return undefined
  const userAgent = request.userAgent?.slice(0, USER_AGENT_LENGTH_MAX) ?? null
  return { ip: request.ip, userAgent, salt: random(SALT_BYTES) }
}
