import { isSearched } from '#web/search-form/predictor-search.ts'
import type { ChoicesView } from './college-choices.queries.ts'

/** With one bar of signal the network may never say no: after this long the device answers, ms. */
const PATIENCE_MS = 3_000

/** What the server says to an address; where it says nothing, what this device can, if it has kept the rank book. */
export async function answerEitherWay(address: string, askServer: () => Promise<ChoicesView>): Promise<ChoicesView> {
  if (!isSearched(new URL(address).searchParams)) return askServer()
  if (!navigator.onLine) return (await answerFromBook(address)) ?? askServer()
  return new Promise((resolve, reject) => {
    const answerInstead = async () => {
      const answer = await answerFromBook(address)
      if (answer) resolve(answer)
    }
    const timer = setTimeout(() => answerInstead().catch(reject), PATIENCE_MS)
    askServer()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject)
  })
}

async function answerFromBook(address: string): Promise<ChoicesView | undefined> {
  const part = await import('./answer-offline.ts').catch(() => undefined)
  return part?.answerOffline(address)
}
