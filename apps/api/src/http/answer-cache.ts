/** How many keys asked once are remembered. */
const ONCE_REQUESTED_MAX = 8192

/**
 * Keeps the answers that are asked for more than once, up to a total size; what was not asked for longest goes first. Most
 * questions are asked once, and keeping their answers costs more memory traffic than making them.
 */
export class AnswerCache<Answer> {
  readonly #sizeMax: number
  readonly #kept = new Map<string, { answer: Answer; size: number }>()
  readonly #onceAsked = new Set<string>()
  #size = 0

  /** @param sizeMax  in the unit in which `keep` is told the sizes */
  constructor(sizeMax: number) {
    this.#sizeMax = sizeMax
  }

  /** The answer kept under a key; undefined when it was never kept, or had to go. */
  find(key: string): Answer | undefined {
    const found = this.#kept.get(key)
    if (!found) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found.answer
  }

  /** Keeps an answer when its key was told before, not long ago; never one that is larger than the whole cache. */
  keep(key: string, answer: Answer, size: number): void {
    if (!this.#wasAsked(key) || size > this.#sizeMax) return
    this.#drop(key)
    this.#kept.set(key, { answer, size })
    this.#size += size
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#sizeMax) return
      this.#drop(oldest)
    }
  }

  #wasAsked(key: string): boolean {
    if (this.#kept.has(key) || this.#onceAsked.delete(key)) return true
    this.#onceAsked.add(key)
    for (const oldest of this.#onceAsked) {
      if (this.#onceAsked.size <= ONCE_REQUESTED_MAX) break
      this.#onceAsked.delete(oldest)
    }
    return false
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0
    this.#kept.delete(key)
  }
}
