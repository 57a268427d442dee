import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** The channel of PostgreSQL that triggers of the tables speak on; each signal is a topic, such as `booking` with its id. */
const CHANNEL = 'signals'
/** What a process says to itself, to know that it hears. */
const OWN_TOPIC = 'heard'
/** How long that may take, ms; past it there is a pooler on the way, which takes `listen` and passes nothing on. */
const HEARING_MAX_MS = 2_000
/** When it is worth trying again, ms. */
const RETRY_MS = MINUTE_MS

/** One who waits for a topic. */
export type Listener = {
  heard: () => void
  /** Nothing more can be heard: what is missed from now on must be asked for. */
  lost: () => void
}

/** What other processes change, heard within moments of their commit. One connection a process, from the first listener on. */
export type Signals = {
  /** Hears a topic until the answer is called; undefined while nothing can be heard. */
  subscribe: (topic: string, listener: Listener) => Promise<(() => void) | undefined>
  close: () => Promise<void>
}

type Hearing = { end: () => Promise<void> }

/** Opens the ears of a process; it listens once somebody waits for something. */
export function openSignals({ db, listen }: Pick<Database, 'db' | 'listen'>): Signals {
  const topics = new Map<string, Set<Listener>>()
  let hearing: Promise<Hearing | undefined> | undefined
  let retryAtMs = 0
  const loseAll = () => {
    hearing = undefined
    const lost = [...topics.values()].flatMap((listeners) => [...listeners])
    topics.clear()
    for (const listener of lost) listener.lost()
  }
  const heard = (topic: string) => {
    for (const listener of topics.get(topic) ?? []) listener.heard()
  }
  const begin = async (): Promise<Hearing | undefined> => {
    const own = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => own.resolve(false), HEARING_MAX_MS)
    try {
      const end = await listen(CHANNEL, {
        heard: (topic) => (topic === OWN_TOPIC ? own.resolve(true) : heard(topic)),
        lost: loseAll,
      })
      await sql`select pg_notify(${CHANNEL}, ${OWN_TOPIC})`.execute(db)
      if (await own.promise) return { end }
      await end()
    } catch {
      // The database is away: whoever asks comes again, and asks what there is meanwhile.
    } finally {
      clearTimeout(timer)
    }
    retryAtMs = performance.now() + RETRY_MS
    hearing = undefined
    return undefined
  }
  return {
    subscribe: async (topic, listener) => {
      if (hearing === undefined && performance.now() < retryAtMs) return undefined
      hearing ??= begin()
      if ((await hearing) === undefined) return undefined
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && topics.get(topic) === listeners) topics.delete(topic)
      }
    },
    close: async () => {
      const open = await hearing
      loseAll()
      await open?.end()
    },
  }
}
