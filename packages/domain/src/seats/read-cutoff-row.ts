import { type GenderPool, ROUND_BODIES, type SeatType } from '../book/rank-book.ts'
import type { CutoffRow, KnownInstitute, KnownProgramme, NameReader, OfficialCells } from './cutoff-row.ts'
import {
  type PrintedRank,
  printProgramme,
  readGender,
  readProgramme,
  readQuota,
  readRank,
  readSeatType,
  readWhole,
  tidyText,
} from './official-cells.ts'

/** The portal had no female pools before 2018 and no EWS seats before 2019. */
const FIRST_FEMALE_SEASON = 2018
const FIRST_EWS_SEASON = 2019
const FIRST_SEASON = 2012
const LAST_SEASON = 2099
const ROUND_MAX = 12

/** Why a row was not taken. */
export type RowReason =
  | 'counselling-unknown'
  | 'season-unreadable'
  | 'round-unreadable'
  | 'institute-unknown'
  | 'programme-unreadable'
  | 'programme-unknown'
  | 'quota-unknown'
  | 'seat-type-unknown'
  | 'gender-unknown'
  | 'rank-missing'
  | 'rank-zero'
  | 'rank-unreadable'
  | 'preparatory-unreadable'
  | 'preparatory-not-possible'
  | 'closing-above-opening'
  | 'female-before-2018'
  | 'ews-before-2019'

export type RowReading =
  | { ok: true; row: CutoffRow; isRounded: boolean }
  | { ok: false; reason: RowReason; value: string }

type Ranks = { opening: PrintedRank & { ok: true }; closing: PrintedRank & { ok: true } }

/**
 * One row of an official table, or why it cannot be taken and the words that were at fault.
 * Names are only ever looked up, never matched by likeness.
 */
export function readCutoffRow(cells: OfficialCells, names: NameReader): RowReading {
  const no = (reason: RowReason, value: string | undefined): RowReading => ({
    ok: false,
    reason,
    value: tidyText(value ?? ''),
  })
  const body = tidyText(cells.counselling ?? '')
  const counselling = ROUND_BODIES.find((known) => known === body.toLowerCase().replaceAll(' ', '-'))
  if (!counselling) return no('counselling-unknown', cells.counselling)
  const season = readWhole(cells.season, FIRST_SEASON, LAST_SEASON)
  if (season === undefined) return no('season-unreadable', cells.season)
  const round = readWhole(cells.round, 1, ROUND_MAX)
  if (round === undefined) return no('round-unreadable', cells.round)
  const institute = names.institute(cells.institute)
  if (!institute) return no('institute-unknown', cells.institute)
  const written = writtenProgramme(cells)
  if (!written) return no('programme-unreadable', cells.programme)
  const programme = names.programme(written)
  if (!programme) return no('programme-unknown', printProgramme(written))
  const quota = readQuota(cells.quota)
  if (!quota) return no('quota-unknown', cells.quota)
  const seatType = readSeatType(cells.seatType)
  if (!seatType) return no('seat-type-unknown', cells.seatType)
  if (seatType.startsWith('EWS') && season < FIRST_EWS_SEASON) return no('ews-before-2019', cells.seatType)
  const gender = genderOf(cells.gender, season)
  if (!gender) return no('gender-unknown', cells.gender)
  if (gender === 'female' && season < FIRST_FEMALE_SEASON) return no('female-before-2018', cells.gender)
  const opening = readRank(cells.openingRank)
  if (!opening.ok) return no(opening.reason, cells.openingRank)
  const closing = readRank(cells.closingRank)
  if (!closing.ok) return no(closing.reason, cells.closingRank)
  const preparatory = preparatoryOf(cells.preparatory, { opening, closing }, institute, seatType)
  if (!preparatory.ok) return no(preparatory.reason, cells.preparatory ?? `${cells.openingRank} ${cells.closingRank}`)
  const row = { counselling, season, round, institute: institute.name, programme: programme.name } as const
  const pool = { degree: programme.degree, durationYears: programme.durationYears, quota, seatType, gender }
  const ranks = { openingRank: opening.rank, closingRank: closing.rank, isPreparatory: preparatory.is }
  return { ok: true, row: { ...row, ...pool, ...ranks }, isRounded: opening.isRounded || closing.isRounded }
}

function writtenProgramme(cells: OfficialCells): KnownProgramme | undefined {
  if (cells.degree === undefined || cells.degree.trim() === '') return readProgramme(cells.programme)
  const durationYears = readWhole(cells.durationYears, 1, 8)
  const name = tidyText(cells.programme)
  return durationYears === undefined || name === ''
    ? undefined
    : { name, degree: tidyText(cells.degree), durationYears }
}

/** Before 2018 the tables had no gender column; every seat was open to all. */
function genderOf(printed: string | undefined, season: number): GenderPool | undefined {
  const isUnsaid = printed === undefined || tidyText(printed) === ''
  if (isUnsaid && season < FIRST_FEMALE_SEASON) return 'neutral'
  return readGender(printed ?? '')
}

type Preparatory =
  | { ok: true; is: boolean | undefined }
  | { ok: false; reason: 'preparatory-unreadable' | 'preparatory-not-possible' | 'closing-above-opening' }

/**
 * A closing rank with a P makes the row preparatory. Preparatory courses exist at IITs and IISc only, for SC, ST and PwD
 * seats only; and only there can the opening rank (own list) be above the closing rank (preparatory list).
 */
function preparatoryOf(
  said: string | undefined,
  ranks: Ranks,
  institute: KnownInstitute,
  seatType: SeatType,
): Preparatory {
  const word = tidyText(said ?? '').toLowerCase()
  if (!['', 'true', 'false'].includes(word)) return { ok: false, reason: 'preparatory-unreadable' }
  const { opening, closing } = ranks
  const isMarked = word === 'true' || closing.isPreparatory
  if (opening.isPreparatory && !isMarked) return { ok: false, reason: 'preparatory-unreadable' }
  const isPossible = ['IIT', 'IISC'].includes(institute.type) && /^(?:SC|ST)\b|\(PwD\)/.test(seatType)
  if (isMarked && !isPossible) return { ok: false, reason: 'preparatory-not-possible' }
  if (!isMarked && closing.rank < opening.rank) return { ok: false, reason: 'closing-above-opening' }
  return { ok: true, is: isMarked || (word === '' && said !== undefined && isPossible ? undefined : false) }
}
