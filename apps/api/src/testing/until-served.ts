import { isDatabaseBusy, isDatabaseLost } from '#api/database-trouble.ts'
import { type Browser, callOver } from './browser.ts'

/**
 * Does something again for as long as the database is too busy for it, as clients do that are told to come back: on a slow
 * machine a rush waits longer for a connection or a row than a request does.
 */
export async function untilServed<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (thrown) {
      if (!isDatabaseBusy(thrown) && !isDatabaseLost(thrown)) throw thrown
    }
  }
}

/** The browser, which makes a call again for as long as the server is too busy to answer (503), as the product's own pages do. */
export function patient({ send }: Pick<Browser, 'send'>): Pick<Browser, 'call'> {
  return {
    call: callOver(async (...sent) => {
      for (;;) {
        const answer = await send(...sent)
        if (answer.statusCode !== 503) return answer
      }
    }),
  }
}
