import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import type { Language } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import type { App } from '#api/http/app.ts'
import { csvLine } from '#api/http/csv.ts'
import { Prepared } from '#api/http/prepared.ts'
import type { DocumentPart, PrintedDocument } from '#api/print/document.ts'
import { type FileRows, fileRows, listNotes, paperRows, profileLine } from './choice-file-rows.ts'
import { CHOICE_FILE_WORDS, type ChoiceFileWords } from './choice-file-words.ts'
import { judgeList } from './judged-choices.service.ts'

/** Tells a spreadsheet that a CSV is written in UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'
const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const

export type ChoiceFile = {
  format: keyof typeof CONTENT_TYPES
  name: string
  keys: readonly string[]
  profile?: ChoiceProfile | undefined
  language: Language
}

/**
 * A list as a file: exactly the choices given, in their order, judged as the page judges them.
 * @throws {Refusal} UNAVAILABLE when too many documents wait to be printed
 */
export async function writeChoiceFile(deps: Deps, app: App, file: ChoiceFile): Promise<Prepared> {
  const judged = await judgeList(deps, file.keys, file.profile)
  const madeOn = istDate(deps.now())
  return new Prepared(await bytesOf(app, file, { judged, madeOn }), { contentType: CONTENT_TYPES[file.format] })
}

type Made = { judged: JudgedChoices; madeOn: string }

async function bytesOf(app: App, file: ChoiceFile, made: Made): Promise<Buffer> {
  const words = CHOICE_FILE_WORDS[file.language]
  switch (file.format) {
    case 'csv':
      return Buffer.from(csvOf(fileRows(file.keys, made.judged, words)))
    case 'xlsx':
      return app.printer.print({
        name: file.name,
        ...fileRows(file.keys, made.judged, words),
        notes: listNotes(words),
      })
    case 'pdf':
      return app.printer.print(documentOf(file, made))
  }
}

function csvOf({ head, rows }: FileRows): string {
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => csvLine(row.map((cell) => cell ?? ''))).join('')
}

/** While a season runs: which round of it the chances follow. */
function runningSeason(
  profile: ChoiceProfile | undefined,
  { forecastSeason, afterRound }: JudgedChoices,
  words: ChoiceFileWords,
): DocumentPart[] {
  if (!profile || forecastSeason === null || afterRound === 0) return []
  return [{ kind: 'note', text: words.afterRound(String(afterRound), String(forecastSeason)) }]
}

function documentOf({ name, keys, profile, language }: ChoiceFile, { judged, madeOn }: Made): PrintedDocument {
  const words = CHOICE_FILE_WORDS[language]
  const newest = judged.rounds.findLast(({ isFinal }) => isFinal)
  return {
    language,
    madeOn,
    parts: [
      { kind: 'title', text: words.title(name) },
      { kind: 'note', text: words.made(formatDate(madeOn, language)) },
      { kind: 'note', text: profileLine(profile, words) ?? words.notJudged },
      ...runningSeason(profile, judged, words),
      {
        kind: 'table',
        head: [
          words.place,
          words.code,
          words.choice,
          words.seat,
          words.band,
          words.closed(String(newest?.season ?? '')),
        ],
        rows: paperRows(keys, judged, words),
        widths: [0.8, 1.3, 4.7, 2.4, 1.8, 1.4],
      },
      ...listNotes(words).map((text) => ({ kind: 'note', text }) as const),
      { kind: 'note', text: words.source(judged.bookHash) },
    ],
  }
}
