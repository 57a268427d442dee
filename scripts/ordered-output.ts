/** Writes a piece of text. */
export type Write = (text: string) => void

/** One of several that write at once. */
type Output = { write: Write; end: () => void }

/**
 * Lets what runs at once be read one after the other: the first that has not ended is passed on as it writes, and what later
 * ones write waits for it.
 * @param count  how many write, in the order in which they are to be read
 */
export function orderOutput(count: number, write: Write): Output[] {
  const waiting: string[][] = Array.from({ length: count }, () => [])
  const ended = new Set<number>()
  let first = 0
  const passOn = () => {
    while (ended.has(first)) {
      first += 1
      for (const text of waiting[first] ?? []) write(text)
    }
  }
  return waiting.map((texts, at) => ({
    write: (text) => {
      if (at === first) write(text)
      else texts.push(text)
    },
    end: () => {
      ended.add(at)
      passOn()
    },
  }))
}
