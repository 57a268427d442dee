import { shrink } from '../forecast/drift.ts'

/** Shares of what came true by name, each drawn towards a wider one as if so many of that stood beside those seen. */
export class Rates {
  readonly #counts = new Map<string, { seen: number; came: number }>()
  readonly #pull: number

  constructor(pull: number) {
    this.#pull = pull
  }

  note(name: string, came: number): void {
    const count = this.#counts.get(name) ?? { seen: 0, came: 0 }
    this.#counts.set(name, { seen: count.seen + 1, came: count.came + came })
  }

  rate(name: string, wider: number): number {
    const { seen, came } = this.#counts.get(name) ?? { seen: 0, came: 0 }
    return wider + shrink(seen === 0 ? 0 : came / seen - wider, seen, this.#pull)
  }
}
