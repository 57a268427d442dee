import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 20

/** Between two questions to another process: without it, whoever asks takes the processor from whoever is to answer. */
export function breathe(): Promise<void> {
  return setTimeout(PAUSE_MS)
}

/** Asks until there is an answer. */
export async function poll<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await breathe()
  }
}
