import { refuse } from '@sopaan/contract/refusals'
import { firstNameOf } from '@sopaan/domain/identity/first-name'
import type { Language } from '@sopaan/domain/languages'
import { rateOn } from '@sopaan/domain/mentoring/earnings'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { formatDate, formatDayAndTime, formatMonth } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { accountOf } from '#api/features/account/accounts/accounts.service.ts'
import type { Actor } from '#api/http/access.ts'
import { csvLine, csvRupees, csvTime } from '#api/http/csv.ts'
import { Download, once } from '#api/http/download.ts'
import type { PrintedDocument } from '#api/print/document.ts'
import { SERVER_WORDS } from '#api/words/server-words.ts'
import { listCompletedSessions, listRates } from './earnings.queries.ts'
import { earningsOf } from './earnings.service.ts'

const FILE_HEAD = ['session', 'held_at_ist', 'mentee', 'minutes', 'rupees']

/** The sessions of a month with what each is worth. @throws {Refusal} NOT_FOUND for a month without any */
async function readMonth(deps: Deps, { userId }: Pick<Actor, 'userId'>, month: string) {
  const rates = await listRates(deps.db, userId)
  const rows = await listCompletedSessions(deps.db, userId, month)
  if (rows.length === 0) refuse('NOT_FOUND')
  return rows.map(({ id, startsAt, endsAt, menteeName, heldOn }) => ({
    id,
    startsAt,
    mentee: firstNameOf(menteeName),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
    paise: rateOn(rates, heldOn) ?? 0,
  }))
}

/** A month as CSV, a session a line. @throws {Refusal} NOT_FOUND for a month without any */
export async function statementFile(deps: Deps, actor: Pick<Actor, 'userId'>, month: string): Promise<Download> {
  const sessions = await readMonth(deps, actor, month)
  const lines = sessions.map(({ id, startsAt, mentee, minutes, paise }) =>
    csvLine([id, csvTime(startsAt), mentee, minutes, csvRupees(paise)]),
  )
  const file = { name: `sopaan-statement-${month}.csv`, contentType: 'text/csv; charset=utf-8' }
  return new Download(file, once(`\ufeff${csvLine(FILE_HEAD)}${lines.join('')}`))
}

/** The statement of a month, to print. @throws {Refusal} NOT_FOUND for a month without any session */
export async function statementDocument(
  deps: Deps,
  actor: Pick<Actor, 'userId'>,
  { month, language }: { month: string; language: Language },
): Promise<PrintedDocument> {
  const words = SERVER_WORDS[language].mentorStatement
  const sessions = await readMonth(deps, actor, month)
  const { fullName } = await accountOf(deps, actor)
  const paid = (await earningsOf(deps, actor.userId)).months.find((one) => one.month === month)?.paid
  const sum = sessions.reduce((paise, session) => paise + session.paise, 0)
  const madeOn = istDate(deps.now())
  return {
    language,
    madeOn,
    parts: [
      { kind: 'title', text: words.title(formatMonth(month, language)) },
      { kind: 'text', text: words.of(fullName) },
      {
        kind: 'table',
        head: words.head,
        widths: [4, 3, 2, 2],
        rightColumns: [2, 3],
        rows: sessions.map(({ startsAt, mentee, minutes, paise }) => [
          formatDayAndTime(startsAt, language),
          mentee,
          String(minutes),
          writeRupees(paise),
        ]),
      },
      { kind: 'sums', rows: [[words.sum(sessions.length), writeRupees(sum)]] },
      {
        kind: 'text',
        text: paid
          ? words.paid(writeRupees(paid.amountPaise), formatDate(paid.paidOn, language), paid.reference)
          : words.notPaid,
      },
      { kind: 'note', text: words.note(formatDate(madeOn, language)) },
    ],
  }
}
