/** Keeps the answers asked for last, up to a total size; what was not asked for longest goes first. */
export class AnswerCache<Answer> {
  readonly #sizeMax: number
  readonly #kept = new Map<string, { answer: Answer; size: number }>()
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

  /** Keeps an answer; one that is larger than the whole cache is not kept. */
  keep(key: string, answer: Answer, size: number): void {
    this.#drop(key)
    if (size > this.#sizeMax) return
    this.#kept.set(key, { answer, size })
    this.#size += size
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#sizeMax) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0
    this.#kept.delete(key)
  }
}
