import type { ChoiceProfile, JudgedChoice, JudgedChoices } from '@sopaan/contract/choice-lists'
import { RANK_KEYS } from '@sopaan/contract/college-predictor'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { CLASS_TWELVE } from '@sopaan/domain/predictor/class-twelve'
import { type SpelledSeat, spellSeat } from '@sopaan/domain/seats/spelled-seat'
import type { PrintedSheet, SheetCell } from '#api/print/sheet.ts'
import type { ChoiceFileWords } from './choice-file-words.ts'

const USUAL_DEGREE = 'Bachelor of Technology'
const USUAL_YEARS = 4

export type FileRows = Pick<PrintedSheet, 'head' | 'rows'>

/** Every fact of a list as a table: the seats of the page in its order, those the book no longer has among them. */
export function fileRows(keys: readonly string[], judged: JudgedChoices, words: ChoiceFileWords): FileRows {
  const byKey = new Map(judged.choices.map((choice) => [choice.key, choice]))
  const finals = judged.rounds.flatMap(({ season, isFinal }, at) => (isFinal ? [{ season, at }] : []))
  const expected = judged.forecastSeason === null ? [] : [words.expected(String(judged.forecastSeason))]
  return {
    head: [
      words.place,
      words.branch,
      words.college,
      words.quota,
      words.seatType,
      words.gender,
      words.band,
      words.chance,
      words.rank,
      ...expected,
      ...finals.map(({ season }) => words.closed(String(season))),
      words.note,
    ],
    rows: keys.map((key, at) => {
      const choice = byKey.get(key)
      if (!choice) return unknownRow(key, at, { width: expected.length + finals.length, words })
      const { verdict } = choice
      const chance = verdict?.state === 'judged' ? verdict.chance : undefined
      return [
        at + 1,
        `${choice.programme.name} (${choice.programme.degree})`,
        choice.institute.name,
        words.quotas[choice.quota],
        seatTypeOf(choice, words),
        words.genders[choice.gender],
        chance ? words.bands[chance.band] : undefined,
        chance ? percentOf(chance.percent, words) : undefined,
        verdict?.state === 'judged' ? verdict.rank : undefined,
        ...expected.map(() => choice.expected && `${choice.expected.low} – ${choice.expected.high}`),
        ...finals.map(({ at: column }) => choice.closings[column] ?? undefined),
        noteOf(choice, words),
      ]
    }),
  }
}

/** The same list for a sheet of paper: what one reads at a glance. */
export function paperRows(keys: readonly string[], judged: JudgedChoices, words: ChoiceFileWords): string[][] {
  const byKey = new Map(judged.choices.map((choice) => [choice.key, choice]))
  const newest = judged.rounds.findLast(({ isFinal }) => isFinal)?.season
  return keys.map((key, at) => {
    const choice = byKey.get(key)
    if (!choice) {
      const { institute, programme, course, ...kind } = spellSeat(key)
      const degree = course ? degreeOf(course) : ''
      return [String(at + 1), `${programme}${degree}, ${institute}`, seatOf(kind, words), words.unknown, '']
    }
    const { programme, institute, verdict } = choice
    const chance = verdict?.state === 'judged' ? verdict.chance : undefined
    const closing = lastClosing(choice, judged.rounds)
    return [
      String(at + 1),
      `${programme.name}${degreeOf(programme)}, ${institute.name}`,
      seatOf(choice, words),
      chance ? `${words.bands[chance.band]}, ${percentOf(chance.percent, words)}%` : (noteOf(choice, words) ?? ''),
      closing ? groupIndian(closing.rank) + (closing.season === newest ? '' : ` (${closing.season})`) : '',
    ]
  })
}

type Kind = Pick<SpelledSeat, 'quota' | 'seatType' | 'gender' | 'isPreparatory'>

/** Which seat of a branch, in a cell; all four that are known. */
function seatOf(kind: Kind, words: ChoiceFileWords): string {
  const { quota, gender } = kind
  return [quota && words.quotas[quota], seatTypeOf(kind, words), gender === 'female' ? words.genders.female : undefined]
    .filter(Boolean)
    .join(', ')
}

/** The seat type; a seat of the preparatory course is another seat of the same type. */
function seatTypeOf({ seatType, isPreparatory }: Kind, words: ChoiceFileWords): string | undefined {
  return isPreparatory && seatType ? `${seatType}, ${words.preparatory}` : seatType
}

/** Where a seat closed in the newest final round that printed a rank for it. */
function lastClosing(
  { closings }: JudgedChoice,
  rounds: JudgedChoices['rounds'],
): { season: number; rank: number } | undefined {
  return rounds
    .flatMap(({ season, isFinal }, at) => {
      const rank = closings[at] ?? null
      return isFinal && rank !== null ? [{ season, rank }] : []
    })
    .at(-1)
}

/** Of one branch at one college there may be several degrees; the usual one is not said. */
function degreeOf({ degree, durationYears }: Pick<JudgedChoice['programme'], 'degree' | 'durationYears'>): string {
  return degree === USUAL_DEGREE && durationYears === USUAL_YEARS ? '' : ` (${degree})`
}

/** What holds for every row of a list and stands in none. */
export function listNotes(words: ChoiceFileWords): string[] {
  const { percent, percentReserved, topPercentile, season } = CLASS_TWELVE
  return [words.formRule, words.classTwelve(percent, percentReserved, topPercentile, season)]
}

/** Who the list is judged for, in a line; undefined when nobody said. */
export function profileLine(profile: ChoiceProfile | undefined, words: ChoiceFileWords): string | undefined {
  if (!profile) return undefined
  const ranks = RANK_KEYS.flatMap(({ key, list, kind }) => {
    const rank = profile[key]
    return rank === undefined ? [] : [`${words.lists[list]} ${words.kinds[kind]} ${groupIndian(rank)}`]
  })
  const about = [
    profile.category ?? 'OPEN',
    profile.gender === undefined ? words.genderNotSaid : words.people[profile.gender],
    ...(profile.state ? [words.homeState(profile.state)] : []),
    ...(profile.pwd === 'true' ? [words.pwd] : []),
    ...(profile.aat === 'true' ? [words.aat] : []),
  ]
  return words.judgedFor([...ranks, ...about].join(', '))
}

/** A chance in a cell: the figure, but at the two ends, which are no figures. */
function percentOf(percent: number, words: ChoiceFileWords): SheetCell {
  if (percent <= 0) return words.underOne
  return percent >= 100 ? words.overNinetyNine : percent
}

function noteOf({ verdict, list, needsAat }: JudgedChoice, words: ChoiceFileWords): string | undefined {
  if (verdict === undefined) return needsAat ? words.reasons['aat-missing'] : undefined
  if (verdict.state === 'not-theirs') return words.reasons[verdict.because]
  if (verdict.state === 'rank-missing')
    return words.rankMissing(`${words.lists[list]} ${words.kinds[verdict.rankKind]}`)
  return verdict.chance === null ? words.noForecast : undefined
}

function unknownRow(key: string, at: number, { width, words }: { width: number; words: ChoiceFileWords }): SheetCell[] {
  const { institute, programme, course, ...kind } = spellSeat(key)
  return [
    at + 1,
    course ? `${programme} (${course.degree})` : programme,
    institute,
    kind.quota && words.quotas[kind.quota],
    seatTypeOf(kind, words),
    kind.gender && words.genders[kind.gender],
    ...new Array<undefined>(3 + width).fill(undefined),
    words.unknown,
  ]
}
