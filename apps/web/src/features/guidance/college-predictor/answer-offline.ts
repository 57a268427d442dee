import { redirect } from 'react-router'
import { letPageAnswer } from '#web/ui/let-page-answer.ts'
import { addStoredTable, answerHere } from './choice-table.queries.ts'
import type { ChoicesView } from './college-choices.queries.ts'
import { readGuesses } from './guessed-search.ts'
import { readStoredTable } from './stored-table.queries.ts'

/**
 * What this device says to an address from the rank book that it has kept; undefined where it has none. What the reader left
 * to us is read into the address first, as the server does.
 * @throws {Response} the way to the address with the guesses in it
 */
export async function answerOffline(address: string): Promise<ChoicesView | undefined> {
  const { pathname, searchParams } = new URL(address)
  const guessed = await readGuesses(searchParams)
  if (guessed) throw redirect(`${pathname}?${guessed}`)
  const table = await readStoredTable(searchParams)
  if (!table) return undefined
  addStoredTable(searchParams, table)
  await letPageAnswer()
  const answer = await answerHere(searchParams)
  await letPageAnswer()
  return answer && { state: 'answered', answer }
}
