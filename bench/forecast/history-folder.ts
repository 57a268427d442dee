import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { rankListOf } from '@sopaan/domain/compile-book'
import type { ForecastHistory } from '@sopaan/domain/forecast/history'
import {
  GENDER_POOLS,
  INSTITUTE_TYPES,
  type InstituteType,
  QUOTAS,
  RANK_LISTS,
  type RoundColumn,
  SEAT_TYPES,
} from '@sopaan/domain/rank-book'

/** A history with the names that a report needs. */
export type NamedHistory = ForecastHistory & {
  institutes: readonly { name: string; type: InstituteType }[]
  programmes: readonly { name: string; family: string }[]
}

/** The history folder: SOPAAN_HISTORY, or `shared/data/national` beside the repository; undefined where neither is there. */
export function findHistoryFolder(): string | undefined {
  const beside = resolve(import.meta.dirname, '../../../shared/data/national')
  const folder = process.env.SOPAAN_HISTORY ?? beside
  return existsSync(join(folder, 'closing_ranks.csv.gz')) ? folder : undefined
}

/**
 * Every JoSAA round of the tidy table, preparatory rows and zero ranks left out.
 * Throws when a word of the table is not one of ours.
 */
export function readHistory(folder: string): NamedHistory {
  const table = gunzipSync(readFileSync(join(folder, 'closing_ranks.csv.gz'))).toString('utf8')
  const families = JSON.parse(readFileSync(join(folder, 'branch_families.json'), 'utf8')) as {
    programmes: Record<string, string>
  }
  const institutes = new Numbered<{ name: string; type: InstituteType }>()
  const programmes = new Numbered<{ name: string; family: string }>()
  const pools = new Numbered<number[]>()
  const rounds = new Map<string, { season: number; round: number; cells: [number, number, number][] }>()
  for (const line of table.slice(table.indexOf('\n') + 1).split('\n')) {
    if (!line.startsWith('josaa,')) continue
    const cells = splitLine(line)
    const [, year = '', roundText = '', name = '', type = '', quota = '', title = '', degree = '', years = ''] = cells
    const [seat = '', gender = '', opening = '', closing = '', preparatory = ''] = cells.slice(9)
    if (preparatory === 'true' || !(Number(closing) > 0)) continue
    const family = families.programmes[title] ?? 'GEN'
    const institute = institutes.find(name, () => ({ name, type: wordOf(INSTITUTE_TYPES, type) }))
    const programme = programmes.find(`${title}|${degree}|${years}`, () => ({ name: title, family }))
    const list = RANK_LISTS.indexOf(rankListOf(wordOf(INSTITUTE_TYPES, type), family))
    const key = [
      institute,
      programme,
      QUOTAS.indexOf(wordOf(QUOTAS, quota)),
      SEAT_TYPES.indexOf(wordOf(SEAT_TYPES, seat)),
    ]
    key.push(GENDER_POOLS.indexOf(wordOf(GENDER_POOLS, gender)), list)
    const pool = pools.find(key.join(), () => key)
    const at = `${year} ${roundText}`
    const round = rounds.get(at) ?? { season: Number(year), round: Number(roundText), cells: [] }
    rounds.set(at, round)
    round.cells.push([pool, Number(opening), Number(closing)])
  }
  const column = (at: number) => pools.values.map((key) => key[at] ?? 0)
  return {
    institutes: institutes.values,
    programmes: programmes.values,
    poolCount: pools.values.length,
    institute: Uint16Array.from(column(0)),
    programme: Uint16Array.from(column(1)),
    quota: Uint8Array.from(column(2)),
    seatType: Uint8Array.from(column(3)),
    gender: Uint8Array.from(column(4)),
    list: Uint8Array.from(column(5)),
    rounds: toColumns([...rounds.values()], pools.values.length),
  }
}

function toColumns(
  rounds: { season: number; round: number; cells: [number, number, number][] }[],
  poolCount: number,
): RoundColumn[] {
  const last = new Map<number, number>()
  for (const { season, round } of rounds) last.set(season, Math.max(round, last.get(season) ?? 0))
  return rounds
    .sort((a, b) => a.season - b.season || a.round - b.round)
    .map(({ season, round, cells }) => {
      const opening = new Int32Array(poolCount)
      const closing = new Int32Array(poolCount)
      for (const [pool, open, close] of cells) {
        opening[pool] = open
        closing[pool] = close
      }
      return { counselling: 'josaa', season, round, isFinal: round === last.get(season), opening, closing }
    })
}

class Numbered<Value> {
  readonly values: Value[] = []
  readonly #seen = new Map<string, number>()

  find(key: string, make: () => Value): number {
    let found = this.#seen.get(key)
    if (found === undefined) {
      found = this.values.push(make()) - 1
      this.#seen.set(key, found)
    }
    return found
  }
}

function wordOf<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((known) => known === word)
  if (!found) throw new Error(`The history holds a word that is not ours: ${word}`)
  return found
}

/** Cells of a line whose quoted cells may hold commas and doubled quotes. */
function splitLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}
