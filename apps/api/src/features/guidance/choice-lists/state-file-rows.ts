import type { JudgedStateChoices, StateChoiceRow } from '@sopaan/contract/state-choices'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import { findStateCounselling } from '@sopaan/domain/state/counsellings/state-counsellings'
import { counsellingOfChoice } from '@sopaan/domain/state/state-choice-key'
import type { SheetCell } from '#api/print/sheet.ts'
import type { ServerWords } from '#api/words/server-words.ts'

type ChoiceFileWords = ServerWords['choiceFiles']

type StateSeat = NonNullable<StateChoiceRow['seat']>

/** The choices of State counsellings as lines below a sheet, in an order of their own; nothing where there are none. */
export function stateSheetRows(
  keys: readonly string[],
  judged: JudgedStateChoices,
  words: ChoiceFileWords,
): SheetCell[][] {
  if (keys.length === 0) return []
  const { states } = words
  return [
    [],
    [states.title],
    [
      words.place,
      states.counselling,
      words.college,
      words.branch,
      states.measure,
      states.closed,
      states.season,
      states.own,
      words.note,
    ],
    ...rowsOf(keys, judged).map(({ key, choice, at }): SheetCell[] => {
      const { college, branch, counselling } = nameOf(key, choice)
      const seat = choice?.seat ?? undefined
      return [
        at + 1,
        counselling,
        college,
        branch,
        seat && states.kinds[seat.kind],
        seat?.closing,
        choice?.season,
        seat?.score ?? undefined,
        noteOf(choice, words),
      ]
    }),
  ]
}

/** The same choices as a table for a sheet of paper; undefined where there are none. */
export function stateTable(
  keys: readonly string[],
  judged: JudgedStateChoices,
  words: ChoiceFileWords,
): { head: string[]; rows: string[][]; widths: number[] } | undefined {
  if (keys.length === 0) return undefined
  const { states } = words
  return {
    head: [words.place, states.counselling, words.choice, states.closed, words.note],
    rows: rowsOf(keys, judged).map(({ key, choice, at }) => {
      const { college, branch, counselling } = nameOf(key, choice)
      const closed = choice?.seat ? `${states.kinds[choice.seat.kind]} ${writeFigure(choice.seat)}` : ''
      const season = choice ? ` ${choice.season}` : ''
      return [String(at + 1), `${counselling}${season}`, `${college}, ${branch}`, closed, noteOf(choice, words) ?? '']
    }),
    widths: [0.8, 2, 5, 2, 2.6],
  }
}

function rowsOf(keys: readonly string[], { choices }: JudgedStateChoices) {
  const byKey = new Map(choices.map((choice) => [choice.key, choice]))
  return keys.map((key, at) => ({ key, at, choice: byKey.get(key) }))
}

function nameOf(key: string, choice: StateChoiceRow | undefined) {
  if (choice) return { college: choice.institute.name, branch: choice.programme.name, counselling: choice.name }
  const id = counsellingOfChoice(key)
  const { institute, programme } = spellChoice(key.slice(key.indexOf('.') + 1))
  return { college: institute, branch: programme, counselling: id ? findStateCounselling(id).name : '' }
}

function noteOf(choice: StateChoiceRow | undefined, words: ChoiceFileWords): string | undefined {
  if (!choice) return words.unknown
  if (!choice.seat) return choice.isJudged ? words.states.notYours : words.states.noOpen
  const { standing } = choice.seat
  return standing ? words.states.standings[standing] : words.states.ofOpen
}

/** Ranks grouped the Indian way; marks and percentiles as printed. */
function writeFigure({ closing, kind }: StateSeat): string {
  const [whole = '0', decimals] = String(closing).split('.')
  const written = kind === 'rank' ? groupIndian(Number(whole)) : whole
  return decimals === undefined ? written : `${written}.${decimals}`
}
