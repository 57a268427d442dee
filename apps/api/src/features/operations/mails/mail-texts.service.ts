import type { MailTextFields, ManagedMailText } from '@sopaan/contract/mail-texts'
import { refuse } from '@sopaan/contract/refusals'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { type Deps, inTransaction } from '#api/deps.ts'
import { writeAudit } from '#api/features/operations/audit/audit.service.ts'
import type { Caller } from '#api/http/serve.ts'
import { isKeyOf } from '#api/is-key-of.ts'
import { textMail } from './mail-body.ts'
import type { MailFacts, MailKind, MailText } from './mail-facts.ts'
import { fillPlaceholders, markPlaceholders, placeholdersIn, placeholdersOf } from './mail-placeholders.ts'
import { type ChangeableKind, MAIL_SAMPLES } from './mail-samples.ts'
import { listMailTextRows, type MailTextRow, removeMailTextRow, writeMailTextRow } from './mail-texts.queries.ts'
import { mailText } from './mail-words.ts'

/** How long a worker goes by the words it read, ms. */
const CACHE_MS = 30_000

type Which = { kind: string; language: Language }
/** The words admins wrote, by kind and language. */
export type WrittenTexts = ReadonlyMap<string, MailTextFields>

const cachedTexts = new WeakMap<Deps['config'], { texts: WrittenTexts; readAtMs: number }>()

/** The words admins wrote, for the worker that sends: at most 30 seconds old. */
export async function savedMailTexts(deps: Deps): Promise<WrittenTexts> {
  const nowMs = deps.now().getTime()
  const last = cachedTexts.get(deps.config)
  if (last !== undefined && nowMs - last.readAtMs < CACHE_MS) return last.texts
  const texts = await readTexts(deps)
  cachedTexts.set(deps.config, { texts, readAtMs: nowMs })
  return texts
}

/** A mail in the words of an admin where there are any: its subject and, in place of the first paragraph, its opening. */
export function writtenMailText<K extends MailKind>(
  { kind, facts, language }: { kind: K; facts: MailFacts[K]; language: Language },
  texts: WrittenTexts,
): MailText {
  const shipped = mailText(kind, facts, language)
  const written = texts.get(keyOf({ kind, language }))
  return written === undefined || !isKeyOf(MAIL_SAMPLES, kind)
    ? shipped
    : withWords(shipped, written, { facts, language })
}

/** Every kind of mail admins may change, in both languages. */
export async function listMailTexts(deps: Deps): Promise<ManagedMailText[]> {
  const texts = await readTexts(deps)
  return changeableKinds().flatMap((kind) => LANGUAGES.map((language) => managed(kind, language, texts)))
}

/** Writes the words of a kind. @throws {Refusal} NOT_FOUND, PLACEHOLDER_UNKNOWN */
export async function changeMailText(
  deps: Deps,
  caller: Caller,
  { kind, language, ...words }: Which & MailTextFields,
): Promise<ManagedMailText> {
  const known = changeable(kind)
  refuseUnknownNames(known, language, words)
  return write(deps, caller, { kind: known, language, words })
}

/** Goes back to the words that ship. @throws {Refusal} NOT_FOUND */
export async function resetMailText(deps: Deps, caller: Caller, { kind, language }: Which): Promise<ManagedMailText> {
  return write(deps, caller, { kind: changeable(kind), language, words: undefined })
}

/** The whole mail with samples in it. @throws {Refusal} NOT_FOUND, PLACEHOLDER_UNKNOWN */
export function previewMailText(
  deps: Deps,
  { kind, language, ...words }: Which & MailTextFields,
): { subject: string; text: string } {
  const known = changeable(kind)
  refuseUnknownNames(known, language, words)
  const facts = MAIL_SAMPLES[known]
  const shipped = mailText<MailKind>(known, facts, language)
  const text = withWords(shipped, words, { facts, language })
  const { publicWebUrl } = deps.config
  return {
    subject: text.subject,
    text: textMail({
      ...text,
      language,
      contactUrl: `${publicWebUrl}/contact`,
      ...(text.action === undefined ? {} : { link: `${publicWebUrl}${text.page ?? '/…'}` }),
    }),
  }
}

type Change = { kind: ChangeableKind; language: Language; words: MailTextFields | undefined }

async function write(
  deps: Deps,
  { actor, request }: Caller,
  { kind, language, words }: Change,
): Promise<ManagedMailText> {
  await inTransaction(deps, async (deps) => {
    const before = (await readTexts(deps)).get(keyOf({ kind, language }))
    if (words === undefined) await removeMailTextRow(deps.db, { kind, language })
    else await writeMailTextRow(deps.db, { kind, language, ...words, changedAt: deps.now() })
    await writeAudit(deps, {
      action: words === undefined ? 'mail-text.reset' : 'mail-text.change',
      actor,
      target: { type: 'mail-text', id: `${kind} ${language}` },
      change: { words: { ...(before && { before }), ...(words && { after: words }) } },
      request,
    })
  })
  cachedTexts.delete(deps.config)
  return managed(kind, language, await readTexts(deps))
}

function withWords(
  shipped: MailText,
  { subject, opening }: MailTextFields,
  { facts, language }: { facts: object; language: Language },
): MailText {
  const filled = placeholdersOf(facts, language)
  const opened = opening.split(/\n\s*\n/).map((paragraph) => fillPlaceholders(paragraph, filled))
  return {
    ...shipped,
    subject: fillPlaceholders(subject, filled),
    paragraphs: [...opened, ...shipped.paragraphs.slice(1)],
  }
}

function managed(kind: ChangeableKind, language: Language, texts: WrittenTexts): ManagedMailText {
  const facts = MAIL_SAMPLES[kind]
  const shipped = mailText<MailKind>(kind, facts, language)
  const preset = {
    subject: markPlaceholders(shipped.subject, facts, language),
    opening: markPlaceholders(shipped.paragraphs[0] ?? '', facts, language),
  }
  const written = texts.get(keyOf({ kind, language }))
  return {
    kind,
    language,
    ...(written ?? preset),
    isChanged: written !== undefined,
    preset,
    placeholders: [...placeholdersOf(facts, language)].map(([name, sample]) => ({ name, sample })),
  }
}

function refuseUnknownNames(kind: ChangeableKind, language: Language, { subject, opening }: MailTextFields): void {
  const known = placeholdersOf(MAIL_SAMPLES[kind], language)
  if (placeholdersIn(`${subject} ${opening}`).some((name) => !known.has(name))) refuse('PLACEHOLDER_UNKNOWN')
}

function changeable(kind: string): ChangeableKind {
  return isKeyOf(MAIL_SAMPLES, kind) ? kind : refuse('NOT_FOUND')
}

function changeableKinds(): ChangeableKind[] {
  // The keys of a table written out beside the type.
  return Object.keys(MAIL_SAMPLES) as ChangeableKind[]
}

async function readTexts(deps: Deps): Promise<WrittenTexts> {
  const rows: MailTextRow[] = await listMailTextRows(deps.db)
  return new Map(rows.map(({ subject, opening, ...which }) => [keyOf(which), { subject, opening }]))
}

function keyOf({ kind, language }: { kind: string; language: string }): string {
  return `${kind} ${language}`
}
