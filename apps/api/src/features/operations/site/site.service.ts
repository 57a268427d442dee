import type { AuditAction } from '@sopaan/contract/audit-actions'
import type { BusinessFields } from '@sopaan/contract/business'
import { refuse } from '@sopaan/contract/refusals'
import {
  type Notice,
  type Officer,
  PAUSED_PARTS,
  type PausedPart,
  type Seller,
  type SiteSettings,
  type Switches,
  type SwitchName,
} from '@sopaan/contract/site'
import { LANGUAGES } from '@sopaan/domain/languages'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type Deps, inTransaction } from '#api/deps.ts'
import { findBusinessRow } from '#api/features/commerce/business/business.open.queries.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { requireFresh } from '#api/http/access.ts'
import { cacheLimitSettings } from '#api/http/limits.ts'
import type { Caller } from '#api/http/serve.ts'
import { remember } from '#api/remembered.ts'
import { changeSiteRow } from './site.open.queries.ts'
import { findSiteRow, limitSettingsOf, type SiteRow } from './site.queries.ts'

/** How long a process goes by what it read, ms: another instance's change is in force after that. */
const CACHE_MS = 5_000

const UNWRITTEN: SiteSettings = {
  switches: { signUps: true, payments: true, mentoring: true, events: true },
  pause: null,
  notice: null,
  officer: null,
  seller: null,
}

const saved = remember<SiteSettings>({
  name: 'site settings',
  freshMs: CACHE_MS,
  waitsAfterMs: CACHE_MS,
  otherwise: UNWRITTEN,
  read: async (deps) => {
    const [row, business] = await Promise.all([findSiteRow(deps.db), findBusinessRow(deps.db)])
    cacheLimitSettings(deps, limitSettingsOf(row))
    return settingsOf(row, business)
  },
})

/** The settings as they are written. */
export async function findSiteSettings(deps: Deps): Promise<SiteSettings> {
  const [row, business] = await Promise.all([findSiteRow(deps.db), findBusinessRow(deps.db)])
  return settingsOf(row, business)
}

/**
 * The settings as everybody meets them: notice and pause while they hold alone. At most 5 seconds old while the database answers;
 * those read last, or what ships, while it does not.
 */
export async function findShownSite(deps: Deps): Promise<SiteSettings> {
  const settings = await saved.find(deps)
  const now = deps.now().toISOString()
  const { notice, pause } = settings
  return {
    ...settings,
    notice: notice !== null && notice.from <= now && now < notice.until ? notice : null,
    pause: pause !== null && now < pause.until ? pause : null,
  }
}

/** When the pause of a part ends by itself; undefined while it goes on as ever. */
export async function findPauseEnd(deps: Deps, part: PausedPart): Promise<Date | undefined> {
  const { pause } = await findShownSite(deps)
  return pause?.parts.includes(part) ? new Date(pause.until) : undefined
}

/** Whether a part of the product is open. */
export async function isSiteOpen(deps: Deps, part: SwitchName): Promise<boolean> {
  const { switches } = await saved.find(deps)
  return switches[part]
}

/** Opens and closes parts of the product. @throws {Refusal} REAUTH_REQUIRED */
export async function updateSwitches(
  deps: Deps,
  { actor, request }: Caller,
  switches: Switches,
): Promise<SiteSettings> {
  requireFresh(deps, actor)
  return change(deps, { actor, request, action: 'site.turn', field: 'switches' }, { switches })
}

/**
 * Pauses what can come later for some minutes, in place of what was paused before; without a part all goes on at once.
 * @throws {Refusal} REAUTH_REQUIRED
 */
export async function changePause(
  deps: Deps,
  { actor, request }: Caller,
  { parts, minutes }: { parts: readonly PausedPart[]; minutes: number },
): Promise<SiteSettings> {
  requireFresh(deps, actor)
  const until = new Date(deps.now().getTime() + minutes * MINUTE_MS).toISOString()
  const pause = parts.length === 0 ? null : { parts: PAUSED_PARTS.filter((part) => parts.includes(part)), until }
  return change(deps, { actor, request, action: 'site.pause', field: 'pause' }, { pause })
}

/** Writes the notice, or takes it off. @throws {Refusal} DATES_ORDER */
export async function changeNotice(
  deps: Deps,
  { actor, request }: Caller,
  notice: Notice | null,
): Promise<SiteSettings> {
  if (notice !== null && notice.until <= notice.from) refuse('DATES_ORDER')
  return change(deps, { actor, request, action: 'site.announce', field: 'notice' }, { notice })
}

/** Shows a text on every page from now on for a time, since an announcement goes out; another notice goes for it. @param forMs  ms */
export async function showNotice(deps: Deps, text: Notice['text'], forMs: number): Promise<void> {
  const now = deps.now()
  const notice = { text, from: now.toISOString(), until: new Date(now.getTime() + forMs).toISOString() }
  await change(deps, { action: 'site.announce', field: 'notice' }, { notice })
}

/** Takes a text off every page where it is still the notice. */
export async function removeNotice(deps: Deps, text: Notice['text']): Promise<void> {
  const { notice } = await findSiteSettings(deps)
  if (notice === null || LANGUAGES.some((language) => notice.text[language] !== text[language])) return
  await change(deps, { action: 'site.announce', field: 'notice' }, { notice: null })
}

/** Names who answers grievances. @throws {Refusal} REAUTH_REQUIRED */
export async function changeOfficer(
  deps: Deps,
  { actor, request }: Caller,
  officer: Officer | null,
): Promise<SiteSettings> {
  requireFresh(deps, actor)
  return change(deps, { actor, request, action: 'site.name-officer', field: 'officer' }, { officer })
}

type Changing = Partial<Caller> & { action: AuditAction; field: keyof SiteSettings }

async function change(
  deps: Deps,
  { actor, request, action, field }: Changing,
  changed: Partial<SiteSettings>,
): Promise<SiteSettings> {
  const settings = await inTransaction(deps, async (deps) => {
    const before = await findSiteSettings(deps)
    const after = { ...before, ...changed }
    await changeSiteRow(deps.db, { ...columnsOf(after), changedAt: deps.now() })
    await writeAudit(deps, {
      action,
      ...(actor && { actor }),
      target: { type: 'site' },
      change: { [field]: { before: before[field], after: after[field] } },
      ...(request && { request }),
    })
    return after
  })
  saved.set(deps, settings)
  return settings
}

function settingsOf(row: SiteRow | undefined, business: BusinessFields | undefined): SiteSettings {
  const seller = sellerOf(business)
  if (row === undefined) return { ...UNWRITTEN, seller }
  const { notice: text, noticeFrom: from, noticeUntil: until } = row
  const { officerName: name, officerEmail: email } = row
  const { pausedParts, pausedUntil } = row
  return {
    switches: {
      signUps: row.areSignUpsOpen,
      payments: row.arePaymentsOpen,
      mentoring: row.isMentoringOpen,
      events: row.areEventsOpen,
    },
    pause:
      pausedUntil === null
        ? null
        : { parts: PAUSED_PARTS.filter((part) => pausedParts.includes(part)), until: pausedUntil.toISOString() },
    notice:
      text === null || from === null || until === null
        ? null
        : { text, from: from.toISOString(), until: until.toISOString() },
    officer: name === null || email === null ? null : { name, email },
    seller,
  }
}

/** What everybody may read of the business; nothing until an admin wrote it. */
function sellerOf(business: BusinessFields | undefined): Seller | null {
  if (business === undefined) return null
  const { legalName, address, gstin, email, phone } = business
  return { legalName, address, gstin, email, phone }
}

function columnsOf({ switches, pause, notice, officer }: Omit<SiteSettings, 'seller'>) {
  return {
    areSignUpsOpen: switches.signUps,
    arePaymentsOpen: switches.payments,
    isMentoringOpen: switches.mentoring,
    areEventsOpen: switches.events,
    pausedParts: pause?.parts ?? [],
    pausedUntil: pause ? new Date(pause.until) : null,
    notice: notice === null ? null : JSON.stringify(notice.text),
    noticeFrom: notice ? new Date(notice.from) : null,
    noticeUntil: notice ? new Date(notice.until) : null,
    officerName: officer?.name ?? null,
    officerEmail: officer?.email ?? null,
  }
}
