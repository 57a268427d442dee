import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import { decodeBook } from '@sopaan/domain/book/rank-book-file'
import type { PlayedChoice } from '@sopaan/domain/simulator/allot-seat'
import {
  listPlayableSeasons,
  openPlayableBook,
  openSeason,
  type PlayableBook,
  playedChoice,
} from '@sopaan/domain/simulator/candidate-pools'
import { finalSeat, playSeason } from '@sopaan/domain/simulator/play-season'
import { seasonRules } from '@sopaan/domain/simulator/season-rules'
import { writeRounds } from '@sopaan/domain/testing/allotment-lines'
import { oracleRounds, oracleSeason } from '@sopaan/domain/testing/allotment-oracle'
import { randomList, seededRandom } from '@sopaan/domain/testing/random-lists'
import { atMost, exactly, type Figure, percentile } from './figure.ts'
import { phonePlayTimes } from './simulator/phone.ts'

const HISTORY = new URL('../data/national-history.bin.br', import.meta.url)
const SEASONS = 5
const LISTS = 1_000
const CHOICES = 300
/** A season of six rounds. */
const LONG_SEASON = 2025
const RUNS = 40
const PLAY_MAX_MS = 20
const PHONE_PLAY_MAX_MS = 100

/** The rounds of random lists against a second reading of the clauses, over five seasons; and the time of a full list. */
export async function run(): Promise<Figure[]> {
  const playable = openPlayableBook(decodeBook(brotliDecompressSync(await readFile(HISTORY))))
  const seed = Date.now() % 1_000_000
  console.log(`seed ${seed}`)
  const seasons = listPlayableSeasons(playable.book).slice(0, SEASONS)
  const { same, differing, withSeat } = compareLists(playable, seasons, seed)
  console.log(`${withSeat} of ${LISTS} lists end with a seat`)
  for (const line of differing.slice(0, 5)) console.log(line)
  const times = timePlaying(playable, seed)
  const onPhone = await phonePlayTimes(fullLists(playable, seed), LONG_SEASON)
  return [
    exactly(`random lists of ${seasons.join(', ')} that the oracle plays alike`, same, LISTS, ''),
    atMost(`95 of 100 runs of ${CHOICES} choices through six rounds`, percentile(times, 0.95), PLAY_MAX_MS, 'ms'),
    atMost(
      `95 of 100 runs of ${CHOICES} choices, float, slide and freeze, on a phone's processor`,
      percentile(onPhone, 0.95),
      PHONE_PLAY_MAX_MS,
      'ms',
    ),
  ]
}

function compareLists(playable: PlayableBook, seasons: readonly number[], seed: number) {
  const differing: string[] = []
  let withSeat = 0
  for (const [at, season] of seasons.entries()) {
    const open = openSeason(playable, season)
    const rules = seasonRules(season, open.columns.length)
    const oracle = oracleSeason(playable.book, season)
    for (let list = 0; list < LISTS / seasons.length; list++) {
      const random = seededRandom(seed + at * LISTS + list)
      const { profile, choices, decisions } = randomList(playable.book, season, random, 1 + (list % 40))
      const played = choices.map((choice) => playedChoice(open, profile, choice))
      const rounds = playSeason(played, decisions, rules)
      if (finalSeat(rounds)) withSeat += 1
      const ours = writeRounds(rounds, played)
      const written = choices.map(({ institute, programme }) => ({ institute, ...programme }))
      const theirs = oracleRounds({ season: oracle, profile, list: written, decisions })
      if (ours.join() !== theirs.join())
        differing.push(`${season}, list ${list}:\n${ours.join('\n')}\nnot\n${theirs.join('\n')}`)
    }
  }
  return { same: LISTS - differing.length, differing, withSeat }
}

/** From the names of the choices to the seat of the last round, ms a run. */
function timePlaying(playable: PlayableBook, seed: number): number[] {
  const open = openSeason(playable, LONG_SEASON)
  const rules = seasonRules(LONG_SEASON, open.columns.length)
  return Array.from({ length: RUNS }, (_, run) => {
    const { profile, choices, decisions } = randomList(playable.book, LONG_SEASON, seededRandom(seed + run), CHOICES)
    const from = performance.now()
    playSeason(
      choices.map((choice) => playedChoice(open, profile, choice)),
      decisions,
      rules,
    )
    return performance.now() - from
  })
}

/** Full lists as a page has them, each choice with the pools of its candidate. */
function fullLists(playable: PlayableBook, seed: number): PlayedChoice[][] {
  const open = openSeason(playable, LONG_SEASON)
  return Array.from({ length: RUNS }, (_, run) => {
    const { profile, choices } = randomList(playable.book, LONG_SEASON, seededRandom(seed + run), CHOICES)
    return choices.map((choice) => playedChoice(open, profile, choice))
  })
}
