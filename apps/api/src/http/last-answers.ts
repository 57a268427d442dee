import type { Prepared } from './prepared.ts'

/** Most characters remembered in all: the lists that a result day asks for take a small part of it. */
const CHARACTERS_MAX = 8_000_000

/**
 * The last answer of each address of a public call, as far as there is room; what was not made for longest goes first. It is
 * what readers get while the database is out of reach: a list of yesterday serves them better than none.
 */
export class LastAnswers {
  readonly #kept = new Map<string, Prepared>()
  #characters = 0

  /** The last answer to an address, where it is still there. */
  find(url: string): Prepared | undefined {
    return this.#kept.get(url)
  }

  /** Remembers an answer in place of the one before. */
  keep(url: string, answer: Prepared): void {
    this.#remove(url)
    if (answer.body.length > CHARACTERS_MAX) return
    this.#kept.set(url, answer)
    this.#characters += answer.body.length
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= CHARACTERS_MAX) return
      this.#remove(oldest)
    }
  }

  #remove(url: string): void {
    this.#characters -= this.#kept.get(url)?.body.length ?? 0
    this.#kept.delete(url)
  }
}
