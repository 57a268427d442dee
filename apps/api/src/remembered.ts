import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import type { Deps } from './deps.ts'

/** The longest that a caller waits for a reading while something was read before, ms. */
const WAIT_MAX_MS = 1_000

type Remembering<T> = {
  /** What it is, in the log. */
  name: string
  /** How old what is remembered may be, ms: another process may have changed it. */
  freshMs: number
  /** Older than this, a caller waits for the reading, ms. Default a minute: until then nobody waits. */
  waitsAfterMs?: number
  /** @param last  what was read before, to be given back where nothing has changed */
  read: (deps: Deps, last: T | undefined) => Promise<T>
  /** Stands while nothing was ever read; absent: the first who asks waits, and is told what went wrong. */
  otherwise?: T
}

/** Rows that everybody is answered by and few change. */
export type Remembered<T> = {
  /**
   * What was read, from memory. Read again, once for all who ask meanwhile, when it is old; while the database is away or
   * silent, as it was read last. @throws what the first reading threw
   */
  find: (deps: Deps) => Promise<T>
  /** Goes by a value that was just written. */
  set: (deps: Deps, value: T) => void
  /** Has it read again the next time somebody asks. */
  invalidate: (deps: Pick<Deps, 'config'>) => void
}

type Known<T> = { value: T; readAtMs: number }
type Cell<T> = { known: Known<T> | undefined; reading: Promise<void> | undefined }

/** Remembers a reading of each process by its settings, which a transaction shares. */
export function remember<T>({
  name,
  freshMs,
  waitsAfterMs = MINUTE_MS,
  read,
  otherwise,
}: Remembering<T>): Remembered<T> {
  const cells = new WeakMap<Deps['config'], Cell<T>>()
  const cellOf = ({ config }: Pick<Deps, 'config'>) => {
    const cell = cells.get(config) ?? { known: undefined, reading: undefined }
    cells.set(config, cell)
    return cell
  }
  /** Rejects only where there is nothing to go by. */
  const readOnce = (deps: Deps, cell: Cell<T>) => {
    const reading = read(deps, cell.known?.value)
      .catch((error: unknown) => {
        const last = cell.known?.value ?? otherwise
        if (last === undefined) throw error
        deps.log.warn('rows_not_read', { name, error })
        return last
      })
      .then((value) => {
        // After a failure too the database is left alone until it is old again.
        cell.known = { value, readAtMs: deps.now().getTime() }
      })
      .finally(() => {
        cell.reading = undefined
      })
    cell.reading = reading
    return reading
  }
  return {
    find: async (deps) => {
      const cell = cellOf(deps)
      const { known } = cell
      const ageMs = known ? Math.abs(deps.now().getTime() - known.readAtMs) : Number.POSITIVE_INFINITY
      if (known && ageMs < freshMs) return known.value
      const reading = cell.reading ?? readOnce(deps, cell)
      if (known === undefined && otherwise === undefined) await reading
      else if (ageMs >= waitsAfterMs) await atMost(reading, WAIT_MAX_MS)
      return requireRead(cell.known?.value ?? otherwise)
    },
    set: (deps, value) => {
      cells.set(deps.config, { known: { value, readAtMs: deps.now().getTime() }, reading: undefined })
    },
    invalidate: ({ config }) => void cells.delete(config),
  }
}

function requireRead<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing was read.')
  return value
}

async function atMost(work: Promise<void>, ms: number): Promise<void> {
  const stop = new AbortController()
  const wait = pause(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
  await Promise.race([work, wait]).finally(() => stop.abort())
}
