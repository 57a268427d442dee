import type { ChoiceRounds } from '@sopaan/contract/choice-rounds'
import { CACHE_OF_ROUNDS } from '#web/offline/worker-words.ts'
import { profileSearch } from '#web/search-form/seat-link.ts'

type Choice = ChoiceRounds['choices'][number]
/** What the server said of the choices of a reader in a season, and how far that season was out. */
type Stored = Pick<ChoiceRounds, 'season' | 'year' | 'rounds' | 'publishedRounds'> & { choices: readonly Choice[] }

/** Choices kept of one reader and season: those of a few long lists. */
const CHOICES_MAX = 600

/**
 * Keeps what the server said of a list's rounds: how likely a seat was to come later is worked out of a history that a phone
 * does not have. What was kept of other choices of the reader stays, unless another round is out.
 */
export async function saveRounds(search: URLSearchParams, rounds: ChoiceRounds): Promise<void> {
  if (!('caches' in globalThis)) return
  const { season, year, publishedRounds, choices } = rounds
  const before = await readSavedRounds(search, rounds)
  const isSame = before?.publishedRounds === publishedRounds && before.rounds === rounds.rounds
  const said = new Set(choices.map(({ choice }) => choice))
  const others = isSame ? before.choices.filter(({ choice }) => !said.has(choice)) : []
  const kept: Stored = {
    ...{ season, year, publishedRounds, rounds: rounds.rounds },
    choices: [...choices, ...others].slice(0, CHOICES_MAX),
  }
  const cache = await caches.open(CACHE_OF_ROUNDS)
  // A full store keeps nothing more; the list is played all the same.
  await cache.put(addressOf(search, rounds), Response.json(kept)).catch(() => undefined)
}

/** Rounds worked out of the book of this browser, with the likelihoods that the server said before of the same seats. */
export async function withSavedChances(search: URLSearchParams, rounds: ChoiceRounds): Promise<ChoiceRounds> {
  const kept = await readSavedRounds(search, rounds)
  if (kept?.publishedRounds !== rounds.publishedRounds || kept.rounds !== rounds.rounds) return rounds
  const known = new Map(kept.choices.map((choice) => [choice.choice, choice]))
  return {
    ...rounds,
    choices: rounds.choices.map((choice) => {
      const said = known.get(choice.choice)
      return { ...choice, pools: choice.pools.map((pool) => ({ ...pool, chances: chancesIn(said, pool) })) }
    }),
  }
}

function chancesIn(said: Choice | undefined, pool: Choice['pools'][number]): (number | null)[] {
  const same = said?.pools.find(
    ({ quota, seatType, gender, rank }) =>
      quota === pool.quota && seatType === pool.seatType && gender === pool.gender && rank === pool.rank,
  )
  return same?.chances ?? pool.chances
}

type Played = Pick<ChoiceRounds, 'season' | 'year'>

async function readSavedRounds(search: URLSearchParams, played: Played): Promise<Stored | undefined> {
  const kept = await (await caches.open(CACHE_OF_ROUNDS)).match(addressOf(search, played))
  return kept && ((await kept.json()) as Stored)
}

function addressOf(search: URLSearchParams, { season, year }: Played): string {
  return `/rounds/${[season, ...(year === null ? [] : [year])].join('/')}${profileSearch(search)}`
}
