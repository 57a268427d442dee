import { byRequiredLanguage } from '@sopaan/contract/by-language'
import { paragraph } from '@sopaan/contract/fields'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import { readLanguageName, writtenIn } from '@sopaan/domain/languages'
import * as z from 'zod/mini'
import { type Deps, inTransaction } from '#api/deps.ts'
import { ageBandOf } from '#api/features/account/accounts/accounts.service.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import { type MailDraft, writeMails } from '#api/features/operations/mails/mails.service.ts'
import { findSiteSettings } from '#api/features/operations/site/site.service.ts'
import { type Affected, listAffected } from './breach-notices.queries.ts'

const TEXT_LENGTH_MAX = 1_500
const PEOPLE_AT_ONCE = 1_000
const text = byRequiredLanguage(paragraph(TEXT_LENGTH_MAX))

/** What people are told of a breach of personal data, by language. Source: DPDP Rules 2025, rule 7(1). */
export const breachNotice = z.strictObject({
  /** Names the incident: whoever was written to under it is not written to again. */
  incident: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  /** What happened: its nature, extent, time and place. */
  nature: text,
  /** What it can mean for the reader. */
  consequences: text,
  /** What was done against it. */
  measures: text,
  /** What the reader can do to be safe. */
  advice: text,
})
export type BreachNotice = z.output<typeof breachNotice>

/** Whom an incident reaches, and how many mails were written now: none to whoever was written to before. */
export type NoticeCounts = { people: number; parents: number; written: number }

/** No grievance officer is named, who has to answer the questions of those concerned. */
export class NobodyAnswers extends Error {}

/**
 * Writes to everybody whom a breach of personal data reaches, and to the parent of whoever is under 18 and has one whose
 * consent stands (DPDP-17). Nobody can switch these mails off; they go out before others. Told again, it writes to those alone
 * who were not written to, also after a crash. An entry of the trail says how many; the outbox keeps each mail for a year.
 * @param ids  of the accounts concerned; undefined: all that still have an address
 * @param isTrial  true: counts alone, and writes nothing
 * @throws {NobodyAnswers}
 */
export async function notifyOfBreach(
  deps: Deps,
  notice: BreachNotice,
  { ids, isTrial }: { ids: readonly string[] | undefined; isTrial: boolean },
): Promise<NoticeCounts> {
  const { officer } = await findSiteSettings(deps)
  if (officer === null) throw new NobodyAnswers('Name the grievance officer under /admin/settings first.')
  const counts = { people: 0, parents: 0, written: 0 }
  const write = async (deps: Deps) => {
    let after: string | undefined
    for (;;) {
      const part = await listAffected(deps.db, { ids, after, limit: PEOPLE_AT_ONCE })
      const drafts = part.flatMap((person) => mailsTo(deps, person, notice, officer))
      counts.people += part.length
      counts.parents += drafts.length - part.length
      if (!isTrial) counts.written += await writeMails(deps, drafts)
      after = part.at(-1)?.id
      if (part.length < PEOPLE_AT_ONCE) return
    }
  }
  if (isTrial) await write(deps)
  else
    await inTransaction(deps, async (deps) => {
      await write(deps)
      await writeAudit(deps, {
        action: 'breach.notify',
        target: { type: 'site' },
        change: {
          incident: { after: notice.incident },
          people: { after: counts.people },
          parents: { after: counts.parents },
          written: { after: counts.written },
        },
      })
    })
  return counts
}

type Draft = MailDraft<'breach-notice'>

function mailsTo(
  deps: Deps,
  person: Affected,
  { incident, ...words }: BreachNotice,
  officer: Draft['facts']['officer'],
): Draft[] {
  const mail = (to: string, languageName: string | null, childName: string | null): Draft => {
    const language = readLanguageName(languageName ?? undefined)
    return {
      kind: 'breach-notice',
      to,
      language,
      facts: {
        childName,
        officer,
        nature: writtenIn(language, words.nature),
        consequences: writtenIn(language, words.consequences),
        measures: writtenIn(language, words.measures),
        advice: writtenIn(language, words.advice),
      },
      userId: person.id,
      priority: 1,
      dedupeKey: `breach-${incident}-${childName === null ? 'person' : 'parent'}-${person.id}`,
    }
  }
  const isMinor = ageBandOf(deps, person) === 'minor'
  return [
    mail(person.email, person.language, null),
    ...(isMinor && person.parentEmail !== null
      ? [mail(person.parentEmail, person.parentLanguage, firstNameOf(person.fullName))]
      : []),
  ]
}
