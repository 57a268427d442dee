import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import type { JudgedChoices } from '@sopaan/contract/judged-choices'
import type { JudgedStateChoices, StateAnswers } from '@sopaan/contract/state-choices'
import { choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import type { Language } from '@sopaan/domain/languages'
import { formatDate } from '@sopaan/domain/time/format'
import { istDate } from '@sopaan/domain/time/ist'
import type { Deps } from '#api/deps.ts'
import { judgeStateChoices } from '#api/features/guidance/state-college-predictor/state-choices.service.ts'
import type { App } from '#api/http/app.ts'
import { csvLine } from '#api/http/csv.ts'
import { Prepared } from '#api/http/prepared.ts'
import type { DocumentPart, PrintedDocument } from '#api/print/document.ts'
import { SERVER_WORDS, type ServerWords } from '#api/words/server-words.ts'
import { type FileRows, fileRows, listFileNotes, paperRows, profileLine } from './choice-file-rows.ts'
import { judgeList } from './judged-choices.service.ts'
import { stateSheetRows, stateTable } from './state-file-rows.ts'

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
  /** Who asks the State counsellings of the list. */
  stateAnswers: readonly StateAnswers[]
  language: Language
}

/**
 * A list as a file: exactly the choices given, in their order, judged as the page judges them.
 * @throws {Refusal} UNAVAILABLE when too many documents wait to be printed
 */
export async function writeChoiceFile(deps: Deps, app: App, file: ChoiceFile): Promise<Prepared> {
  const { josaa, state } = choicesApart(file.keys)
  const [judged, ofStates] = await Promise.all([
    judgeList(deps, josaa, file.profile),
    judgeStateChoices(deps, state, file.stateAnswers),
  ])
  const made = { judged, ofStates, josaa, state, madeOn: istDate(deps.now()) }
  return new Prepared(await bytesOf(app, file, made), { contentType: CONTENT_TYPES[file.format] })
}

type Made = {
  judged: JudgedChoices
  ofStates: JudgedStateChoices
  /** The keys of the file, those of JoSAA and those of State counsellings. */
  josaa: readonly string[]
  state: readonly string[]
  madeOn: string
}

async function bytesOf(app: App, file: ChoiceFile, made: Made): Promise<Buffer> {
  const words = SERVER_WORDS[file.language].choiceFiles
  const { head, rows } = fileRows(made.josaa, made.judged, words)
  const table = { head, rows: [...rows, ...stateSheetRows(made.state, made.ofStates, words)] }
  switch (file.format) {
    case 'csv':
      return Buffer.from(csvOf(table))
    case 'xlsx':
      return app.printer.print({
        name: file.name,
        ...table,
        notes: listFileNotes(words),
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
  words: ServerWords['choiceFiles'],
): DocumentPart[] {
  if (!profile || forecastSeason === null || afterRound === 0) return []
  return [{ kind: 'note', text: words.afterRound(String(afterRound), String(forecastSeason)) }]
}

function ofStatesPart(table: ReturnType<typeof stateTable>, words: ServerWords['choiceFiles']): DocumentPart[] {
  return table
    ? [
        { kind: 'note', text: words.states.title },
        { kind: 'table', ...table },
      ]
    : []
}

function documentOf({ name, profile, language }: ChoiceFile, made: Made): PrintedDocument {
  const { judged, ofStates, josaa, state, madeOn } = made
  const words = SERVER_WORDS[language].choiceFiles
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
        rows: paperRows(josaa, judged, words),
        widths: [0.8, 1.3, 4.7, 2.4, 1.8, 1.4],
      },
      ...listFileNotes(words).map((text) => ({ kind: 'note', text }) as const),
      ...ofStatesPart(stateTable(state, ofStates, words), words),
      { kind: 'note', text: words.source(judged.bookHash) },
    ],
  }
}
