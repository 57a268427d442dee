import { startFilledApp } from '@sopaan/api/testing/fuzz/filled-app'
import { fuzz } from '@sopaan/api/testing/fuzz/fuzz'
import { atLeast, exactly, type Figure } from './figure.ts'

/**
 * Every call of the API description gets generated requests, right and wrong, as strangers, a mentee, a mentor and an admin,
 * on a database in use. FUZZ_SEED and FUZZ_COUNT make a part of a run again: request N of a run has the seed of the run + N.
 */

const COUNT = 20_000
const SEEDS = 2 ** 31
const DONE_SHARE_MIN = 0.15

/** What the requests brought to light. */
export async function run(): Promise<Figure[]> {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * SEEDS))
  const count = Number(process.env.FUZZ_COUNT ?? COUNT)
  console.log(`fuzz FUZZ_SEED=${seed} FUZZ_COUNT=${count}`)
  const server = await startFilledApp()
  const { asked, done, calls, changedRows, findings } = await fuzz(server, { seed, count })
  await server.stop()
  for (const { seed: at, what, request, detail } of findings)
    console.log(`fuzz ${what} (seed ${at}) ${request}\n  ${detail}`)
  if (changedRows.length > 0) console.log(`fuzz changed: ${changedRows.join(', ')}`)
  const countOf = (kind: string) => findings.filter(({ what }) => what === kind).length
  return [
    exactly(`requests to ${calls} calls`, asked, count, ''),
    atLeast('share of them answered with 2xx', done / asked, DONE_SHARE_MIN, ''),
    exactly('answers of 5xx', countOf('error'), 0, ''),
    exactly('answers that their schema does not say', countOf('schema'), 0, ''),
    exactly('answers with another person’s row', countOf('leak'), 0, ''),
    exactly('answers with words of the inside', countOf('inside'), 0, ''),
    exactly('tables in which another person’s rows changed', changedRows.length, 0, ''),
  ]
}
