import { notifications } from '@sopaan/contract/notifications'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { LANGUAGES, type Language } from '@sopaan/domain/languages'
import { SECOND_MS } from '@sopaan/domain/time/durations'
import { nextDigestAt } from '@sopaan/domain/time/mail-digest'
import type { Deps } from '#api/deps.ts'
import type { MailAttachment, OutgoingMail } from '#api/outside/mailer.ts'
import { decrypt, encrypt } from '#api/seal.ts'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import { bookingToken } from './booking-tokens.service.ts'
import { htmlMail, textMail } from './mail-body.ts'
import type { MailFacts, MailKind } from './mail-facts.ts'
import { type WrittenTexts, writtenMailText } from './mail-texts.service.ts'
import { MAIL_LINKS } from './mail-words.ts'
import { gatherMail, hastenDigests, insertMails, joinWaitingMail, type OutboxMail } from './mails.queries.ts'
import { unsubscribeToken } from './unsubscribe-tokens.service.ts'

export type MailDraft<K extends MailKind> = {
  kind: K
  to: string
  language: Language
  facts: MailFacts[K]
  /** Whose account it is about; absent before there is one. */
  userId?: string
  /** The token of its link, in clear: kept encrypted and wiped once sent. */
  token?: string
  /** The same key twice is one mail; absent: a key of its own. */
  dedupeKey?: string
  /** 1 sign-in and safety, 2 receipts, 3 the rest. */
  priority?: 1 | 2 | 3
  /** Files that go with it, as text: calendar files. */
  attachments?: readonly MailAttachment[]
  /** Not sent from then on; absent: good at any time. */
  expiresAt?: Date
}

/** What is added to somebody's mail of the day or week. */
export type DigestDraft = {
  to: string
  language: Language
  userId: string
  pace: 'daily' | 'weekly'
  item: MailFacts['digest']['items'][number]
}

const KEY_BYTES = 18

/** Writes a mail into the outbox: call it in the transaction of the change it tells of. The worker sends it. */
export async function writeMail<K extends MailKind>(deps: Deps, draft: MailDraft<K>): Promise<void> {
  await writeMails(deps, [draft])
}

/** As `writeMail`, for many of one kind: they go in together. @returns how many were not there already */
export async function writeMails<K extends MailKind>(deps: Deps, drafts: readonly MailDraft<K>[]): Promise<number> {
  return insertMails(
    deps.db,
    drafts.map((draft) => rowOf(deps, draft)),
  )
}

/** Adds to the mails of the day or week that are gathered in the outbox, each to the next one that nobody sends yet. */
export async function gatherDigests(deps: Deps, drafts: readonly DigestDraft[]): Promise<void> {
  for (const { to, language, userId, pace, item } of drafts) {
    let dueAt = nextDigestAt(deps.now(), pace)
    const row = (at: Date) => {
      const facts = { pace, items: [item] }
      const dedupeKey = `digest-${userId}-${at.getTime()}`
      return { ...rowOf(deps, { kind: 'digest', to, language, facts, userId, priority: 3, dedupeKey }), dueAt: at }
    }
    while (!(await gatherMail(deps.db, row(dueAt)))) dueAt = nextDigestAt(dueAt, pace)
  }
}

/**
 * As `writeMails`, for notifications: each waits a little, and what comes meanwhile about the same topic for the same person
 * goes along in it.
 */
export async function gatherNotices(deps: Deps, drafts: readonly MailDraft<'notification'>[]): Promise<void> {
  const now = deps.now()
  const dueAt = new Date(now.getTime() + deps.config.mailGatherSeconds * SECOND_MS)
  for (const draft of drafts) {
    const { title, body, page, topic = '', booking } = draft.facts
    const row = { ...rowOf(deps, draft), dueAt }
    const item = JSON.stringify([{ title, body, page }])
    const more = JSON.stringify(booking === undefined ? {} : { booking })
    if (!(await joinWaitingMail(deps.db, row, { now, topic, item, more }))) await insertMails(deps.db, [row])
  }
}

/** Sends what was gathered for somebody without waiting for its time. */
export async function sendDigestsNow(deps: Deps, userId: string): Promise<void> {
  await hastenDigests(deps.db, userId, deps.now())
}

function rowOf<K extends MailKind>(deps: Deps, draft: MailDraft<K>) {
  const now = deps.now()
  return {
    dedupeKey: draft.dedupeKey ?? deps.random(KEY_BYTES).toString('base64url'),
    kind: draft.kind,
    toAddress: draft.to,
    language: draft.language,
    facts: JSON.stringify(draft.facts),
    sealedToken: draft.token === undefined ? null : encrypt(deps, 'mail-token', Buffer.from(draft.token)),
    userId: draft.userId ?? null,
    priority: draft.priority ?? 1,
    attachments: draft.attachments === undefined ? null : JSON.stringify(draft.attachments),
    askedAt: now,
    dueAt: now,
    expiresAt: draft.expiresAt ?? null,
  }
}

/**
 * A mail of the outbox in full, with its link on our own origin and nothing from any request (LINK-09).
 * @param texts  the words admins wrote, in place of those that ship
 */
export function composeMail(deps: Pick<Deps, 'config'>, mail: OutboxMail, texts: WrittenTexts): OutgoingMail {
  const { publicWebUrl, mailFrom } = deps.config
  // The row was written by `writeMail`, which took kind, facts and language together.
  const kind = mail.kind as MailKind
  const language = mail.language as Language
  const text = writtenMailText({ kind, facts: mail.facts as MailFacts[typeof kind], language }, texts)
  const unsubscribing = unsubscribingOf(deps, mail)
  const parts = {
    ...text,
    language,
    contactUrl: `${publicWebUrl}${inLanguage(paths.contact(), language)}`,
    ...(text.page === undefined ? {} : { link: `${publicWebUrl}${text.page}` }),
    others: [
      ...bookingLinksOf(deps, mail),
      ...(unsubscribing ? [{ word: SERVER_WORDS[language].mailFrame.unsubscribe, link: unsubscribing.page }] : []),
    ],
    ...(mail.sealedToken
      ? linksOf(deps, { kind, language }, decrypt(deps, 'mail-token', mail.sealedToken).toString())
      : {}),
  }
  return {
    messageId: `<${mail.dedupeKey}@${URL.parse(publicWebUrl)?.hostname ?? 'sopaan'}>`,
    from: mailFrom,
    to: mail.toAddress,
    subject: text.subject,
    text: textMail(parts),
    html: htmlMail(parts),
    language,
    // Written by `writeMail`, like the facts.
    attachments: (mail.attachments ?? []) as readonly MailAttachment[],
    ...(unsubscribing && { unsubscribeUrl: unsubscribing.call }),
  }
}

/** The ways to change the agreed session a mail tells of; whoever mentors moves it on its page. */
function bookingLinksOf(deps: Pick<Deps, 'config'>, mail: OutboxMail): { word: string; link: string }[] {
  if (mail.kind !== 'notification') return []
  const { booking } = mail.facts as MailFacts['notification']
  if (booking === undefined) return []
  const language = mail.language as Language
  const purposes = booking.party === 'mentee' ? (['move', 'cancel'] as const) : (['cancel'] as const)
  return purposes.map((purpose) => {
    const query = new URLSearchParams({ token: bookingToken(deps, { ...booking, purpose }) })
    const link = `${deps.config.publicWebUrl}${inLanguage(paths.sessionLink(), language)}?${query}`
    return { word: SERVER_WORDS[language].mailFrame.session[purpose], link }
  })
}

/** Where mails of the topic of this one are ended: the page for a person, and the call for a mail program. */
function unsubscribingOf(deps: Pick<Deps, 'config'>, mail: OutboxMail): { page: string; call: string } | undefined {
  if (mail.kind !== 'notification' || mail.userId === null) return undefined
  const { topic } = mail.facts as MailFacts['notification']
  if (topic === undefined || topic === 'duties') return undefined
  const token = unsubscribeToken(deps, { userId: mail.userId, topic })
  const { publicWebUrl } = deps.config
  return {
    page: `${publicWebUrl}${inLanguage(paths.unsubscribe(), mail.language as Language)}?${new URLSearchParams({ token })}`,
    call: `${publicWebUrl}${notifications.unsubscribe.path.replace(':token', token)}`,
  }
}

/** Whether mails of a kind carry a link with a token, which is wiped once they are sent or given up. */
export function mailHasLink(kind: string): boolean {
  return Object.hasOwn(MAIL_LINKS, kind)
}

type Linked = { kind: MailKind; language: Language }

function linksOf({ config }: Pick<Deps, 'config'>, { kind, language }: Linked, token: string) {
  const page = MAIL_LINKS[kind]
  if (!page) throw new Error(`A mail of kind ${kind} has no link.`)
  if ('isCode' in page) return { code: token }
  const query = new URLSearchParams({ token, ...(page.type !== undefined && { type: page.type }) })
  const link = (language: Language) => `${config.publicWebUrl}${inLanguage(page.path, language)}?${query}`
  if (!page.isInBothLanguages) return { link: link(language) }
  const others = LANGUAGES.filter((each) => each !== language)
  return {
    link: link(language),
    others: others.map((each) => ({ word: SERVER_WORDS[each].mailFrame.inThisLanguage, link: link(each) })),
  }
}
