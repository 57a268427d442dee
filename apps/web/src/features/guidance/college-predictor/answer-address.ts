import { answerEitherWay } from '#web/offline/either-way.ts'
import { isSearched } from '#web/search-form/predictor-search.ts'
import type { ChoicesView } from './college-choices.queries.ts'

/** What the server says to an address; where it says nothing, what this device can, if it has kept the rank book. */
export async function answerAddress(address: string, askServer: () => Promise<ChoicesView>): Promise<ChoicesView> {
  if (!isSearched(new URL(address).searchParams)) return askServer()
  return answerEitherWay(askServer, () => answerFromBook(address))
}

async function answerFromBook(address: string): Promise<ChoicesView | undefined> {
  const part = await import('./answer-offline.ts').catch(() => undefined)
  return part?.answerOffline(address)
}
