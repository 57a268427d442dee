import type { ChoiceProfile } from '@sopaan/contract/choice-lists'
import { RANK_KEYS } from '@sopaan/contract/college-predictor'
import type { JudgedChoice, JudgedChoices, JudgedPool } from '@sopaan/contract/judged-choices'
import { instituteCode } from '@sopaan/domain/colleges/institute-codes'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { CLASS_TWELVE } from '@sopaan/domain/predictor/class-twelve'
import { spellChoice } from '@sopaan/domain/seats/spelled-choice'
import type { PrintedSheet, SheetCell } from '#api/print/sheet.ts'
import type { ServerWords } from '#api/words/server-words.ts'

const USUAL_DEGREE = 'Bachelor of Technology'
const USUAL_YEARS = 4

export type FileRows = Pick<PrintedSheet, 'head' | 'rows'>

/** Every fact of a list as a table: the choices of the page in its order, those the book no longer has among them. */
export function fileRows(keys: readonly string[], judged: JudgedChoices, words: ServerWords['choiceFiles']): FileRows {
  const byKey = new Map(judged.choices.map((choice) => [choice.key, choice]))
  const finals = judged.rounds.flatMap(({ season, isFinal }, at) => (isFinal ? [{ season, at }] : []))
  const expected = judged.forecastSeason === null ? [] : [words.expected(String(judged.forecastSeason))]
  return {
    head: [
      words.place,
      words.code,
      words.college,
      words.branch,
      words.quota,
      words.seatType,
      words.gender,
      words.band,
      words.chance,
      words.rank,
      ...expected,
      ...finals.map(({ season }) => words.closed(String(season))),
      words.otherSeats,
      words.note,
    ],
    rows: keys.map((key, at) => {
      const choice = byKey.get(key)
      if (!choice) return unknownRow(key, at, { width: expected.length + finals.length, words })
      const [lead, ...others] = choice.pools
      const { verdict } = choice
      const chance = verdict?.state === 'judged' ? verdict.chance : undefined
      return [
        at + 1,
        instituteCode(key),
        choice.institute.name,
        `${choice.programme.name} (${choice.programme.degree})`,
        lead && words.quotas[lead.quota],
        lead && seatTypeOf(lead, words),
        lead && words.genders[lead.gender],
        chance ? words.bands[chance.band] : undefined,
        chance ? percentOf(chance.percent, words) : undefined,
        verdict?.state === 'judged' ? verdict.rank : undefined,
        ...expected.map(() => lead?.expected && `${lead.expected.low} – ${lead.expected.high}`),
        ...finals.map(({ at: column }) => lead?.closings[column] ?? undefined),
        others.map((pool) => otherSeat(pool, words)).join('; ') || undefined,
        noteOf(choice, words),
      ]
    }),
  }
}

/** The same list for a sheet of paper: what one reads at a glance. */
export function paperRows(
  keys: readonly string[],
  judged: JudgedChoices,
  words: ServerWords['choiceFiles'],
): string[][] {
  const byKey = new Map(judged.choices.map((choice) => [choice.key, choice]))
  const newest = judged.rounds.findLast(({ isFinal }) => isFinal)?.season
  return keys.map((key, at) => {
    const choice = byKey.get(key)
    if (!choice) {
      const { institute, programme, course } = spellChoice(key)
      const degree = course ? degreeOf(course) : ''
      return [String(at + 1), '', `${institute}, ${programme}${degree}`, '', words.unknown, '']
    }
    const { programme, institute, verdict, pools } = choice
    const [lead] = pools
    const chance = verdict?.state === 'judged' ? verdict.chance : undefined
    const closing = lead && lastClosing(lead, judged.rounds)
    return [
      String(at + 1),
      instituteCode(key) ?? '',
      `${institute.name}, ${programme.name}${degreeOf(programme)}`,
      lead ? seatOf(lead, words) : '',
      chance ? `${words.bands[chance.band]}, ${percentOf(chance.percent, words)}%` : (noteOf(choice, words) ?? ''),
      closing ? groupIndian(closing.rank) + (closing.season === newest ? '' : ` (${closing.season})`) : '',
    ]
  })
}

type Kind = Pick<JudgedPool, 'quota' | 'seatType' | 'gender' | 'isPreparatory'>

/** Which seat of a choice, in a cell. */
function seatOf(kind: Kind, words: ServerWords['choiceFiles']): string {
  const { quota, gender } = kind
  return [words.quotas[quota], seatTypeOf(kind, words), gender === 'female' ? words.genders.female : undefined]
    .filter(Boolean)
    .join(', ')
}

/** The seat type; a seat of the preparatory course is another seat of the same type. */
function seatTypeOf({ seatType, isPreparatory }: Kind, words: ServerWords['choiceFiles']): string {
  return isPreparatory ? `${seatType}, ${words.preparatory}` : seatType
}

/** A seat of a choice that does not lead, with its chance where there is one. */
function otherSeat(pool: JudgedPool, words: ServerWords['choiceFiles']): string {
  const chance = pool.verdict?.state === 'judged' ? pool.verdict.chance : null
  return seatOf(pool, words) + (chance ? ` ${percentOf(chance.percent, words)}%` : '')
}

/** Where a seat closed in the newest final round that printed a rank for it. */
function lastClosing(
  { closings }: JudgedPool,
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
export function listFileNotes(words: ServerWords['choiceFiles']): string[] {
  const { percent, percentReserved, topPercentile, season } = CLASS_TWELVE
  return [words.formRule, words.classTwelve(percent, percentReserved, topPercentile, season)]
}

/** Who the list is judged for, in a line; undefined when nobody said. */
export function profileLine(profile: ChoiceProfile | undefined, words: ServerWords['choiceFiles']): string | undefined {
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
function percentOf(percent: number, words: ServerWords['choiceFiles']): SheetCell {
  if (percent <= 0) return words.underOne
  return percent >= 100 ? words.overNinetyNine : percent
}

function noteOf({ verdict, list, needsAat }: JudgedChoice, words: ServerWords['choiceFiles']): string | undefined {
  if (verdict === undefined) return needsAat ? words.reasons['aat-missing'] : undefined
  if (verdict.state === 'not-theirs') return words.reasons[verdict.because]
  if (verdict.state === 'rank-missing')
    return words.rankMissing(`${words.lists[list]} ${words.kinds[verdict.rankKind]}`)
  return verdict.chance === null ? words.noForecast : undefined
}

function unknownRow(
  key: string,
  at: number,
  { width, words }: { width: number; words: ServerWords['choiceFiles'] },
): SheetCell[] {
  const { institute, programme, course } = spellChoice(key)
  return [
    at + 1,
    undefined,
    institute,
    course ? `${programme} (${course.degree})` : programme,
    ...new Array<undefined>(7 + width).fill(undefined),
    words.unknown,
  ]
}
