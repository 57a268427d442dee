import { expect, onTestFinished, test, vi } from 'vitest'
import { BookWorkerHere } from '#web/testing/book-worker-here.ts'
import { queryBook } from './query-book.ts'

const PROFILE = { main: 12_450 }

/** A browser whose first thread does not start; those after it do. */
function aBrowserThatStumbles(): { started: () => number } {
  let started = 0
  class Stumbling extends BookWorkerHere {
    #isFirst = started++ === 0

    override postMessage(...sent: Parameters<BookWorkerHere['postMessage']>): void {
      if (this.#isFirst) this.dispatchEvent(new Event('error'))
      else super.postMessage(...sent)
    }
  }
  vi.stubGlobal('Worker', Stumbling)
  onTestFinished(() => void vi.unstubAllGlobals())
  return { started: () => started }
}

test('where the thread of the book does not start nothing is said, and the next question starts another', async () => {
  const { started } = aBrowserThatStumbles()
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
  expect(await queryBook('table', PROFILE)).toBeUndefined()
  expect(await queryBook('checked', { keys: [], profile: PROFILE })).toBeUndefined()
  expect(await queryBook('table', PROFILE)).toBeUndefined()
  expect(started()).toBe(2)
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('The store is shut')) })
  await expect(queryBook('table', PROFILE)).rejects.toThrow('The store is shut')
})
