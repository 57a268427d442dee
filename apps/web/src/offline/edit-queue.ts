import { type Request, Unreachable } from '@sopaan/contract/client'
import { isRefusal, type Refusal } from '@sopaan/contract/refusals'
import { isLost } from './own-store.ts'
import { type EditNote, refusedNote, type SentEdit, sendEdit, sendWaiting } from './send-edit.ts'
import { isOfMade, renameIn, type StudyEdit } from './study-edits.ts'

/**
 * What waits for the network, in its order, and what is to be told of what went before. `renames`: the ids of what was made
 * here, with those that the server gave them, the newest last. `stumbles`: how often the server stumbled over the first edit.
 */
export type EditBacklog = {
  edits: readonly StudyEdit[]
  notes: readonly EditNote[]
  renames: readonly { from: string; to: string }[]
  stumbles?: { key: string; count: number }
}

/** Where a device keeps what waits; `canStore`: whether it may, for whoever is there. @returns of `write`: whether it is kept */
export type WaitingStore = {
  canStore: () => boolean
  read: () => EditBacklog
  write: (waiting: EditBacklog) => boolean
}

/** A page that stands open names things by the ids they had for no longer than so many of them. */
const RENAMES_MAX = 50

/** What the server stumbles over so often, each time it was asked anew, is set aside, so that the rest goes on. */
const STUMBLES_MAX = 3

type Ground = {
  request: Request
  store: WaitingStore
  isOffline: () => boolean
  nowMs: () => number
  /** EditInput of what the server has taken, before anything is asked anew. */
  onSent?: (edit: StudyEdit, sent: SentEdit) => void
}

/**
 * The edits of one device: sent at once, or kept in their order until the server can be asked. Nothing overtakes what waits.
 */
export class EditQueue {
  readonly #ground: Ground
  #running: Promise<number> | undefined

  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** Does an edit. @returns what the server made of it; undefined: it waits. @throws {Refusal} what the call refuses */
  async run(told: StudyEdit): Promise<SentEdit | undefined> {
    const { store, isOffline } = this.#ground
    const edit = store.read().renames.reduce((named, { from, to }) => renameIn(named, from, to), told)
    if (store.canStore() && (isOffline() || store.read().edits.length > 0)) return this.#keep(edit)
    try {
      const sent = await sendEdit(this.#way(), edit)
      this.#settle(edit, sent)
      return sent
    } catch (thrown) {
      // What the server stumbles over once it may stumble over again: it is said at once, and what was typed stays.
      if (!store.canStore() || !isLost(thrown) || isRefusal(thrown, 'INTERNAL')) throw thrown
      return this.#keep(edit)
    }
  }

  /** Sends what waits, one after the other, as far as the network goes. @returns how many went */
  sync(): Promise<number> {
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /** Has something told beside what the edits themselves met. */
  tell(notes: readonly EditNote[]): void {
    const { store } = this.#ground
    const waiting = store.read()
    store.write({ ...waiting, notes: joinNotes(waiting.notes, notes) })
  }

  /** Nothing more is said of a note. */
  dismiss(key: string): void {
    const { store } = this.#ground
    const waiting = store.read()
    store.write({ ...waiting, notes: waiting.notes.filter((note) => note.key !== key) })
  }

  async #sendAll(): Promise<number> {
    const { store } = this.#ground
    for (let count = 0; ; count += 1) {
      const edit = store.canStore() ? store.read().edits[0] : undefined
      if (edit === undefined) return count
      let sent: SentEdit
      try {
        sent = await sendWaiting(this.#way(), edit)
      } catch (thrown) {
        if (!isLost(thrown) && !isRefusal(thrown)) throw thrown
        if (isRefusal(thrown, 'INTERNAL') && this.#setAside(edit, thrown)) continue
        // The server is not to be asked now: what waits goes on waiting.
        return count
      }
      this.#settle(edit, sent)
    }
  }

  /** Takes out what was sent; what waits behind it names what it became. */
  #settle(edit: StudyEdit, sent: SentEdit): void {
    const { store, onSent } = this.#ground
    onSent?.(edit, sent)
    const { renamed, notes } = sent
    const waiting = store.read()
    const left = waiting.edits.filter(({ key }) => key !== edit.key)
    const isKnown = left.length === waiting.edits.length && renamed === undefined
    if (isKnown && notes.length === 0) return
    store.write({
      edits: renamed === undefined ? left : left.map((each) => renameIn(each, renamed.from, renamed.to)),
      notes: joinNotes(waiting.notes, notes),
      renames: renamed === undefined ? waiting.renames : [...waiting.renames, renamed].slice(-RENAMES_MAX),
    })
  }

  /**
   * Counts that the server stumbled over an edit. Over and over, and it is set aside to be told, with what was done to the thing
   * that it would have made. @returns whether it was set aside
   */
  #setAside(edit: StudyEdit, refusal: Refusal): boolean {
    const { store } = this.#ground
    const { stumbles, ...waiting } = store.read()
    const count = (stumbles?.key === edit.key ? stumbles.count : 0) + 1
    if (count < STUMBLES_MAX) {
      store.write({ ...waiting, stumbles: { key: edit.key, count } })
      return false
    }
    const isAside = (each: StudyEdit) => each.key === edit.key || isOfMade(each, edit)
    const notes = waiting.edits.filter(isAside).map((each) => refusedNote(each, refusal))
    const edits = waiting.edits.filter((each) => !isAside(each))
    return store.write({ ...waiting, edits, notes: joinNotes(waiting.notes, notes) })
  }

  #keep(edit: StudyEdit): undefined {
    const { store } = this.#ground
    const waiting = store.read()
    // A store that is full keeps nothing, and says so while the change is still on the screen.
    if (!store.write({ ...waiting, edits: [...waiting.edits, edit] })) throw new Unreachable('network')
    return undefined
  }

  #way() {
    const { request, nowMs } = this.#ground
    return { request, tell: (notes: readonly EditNote[]) => this.tell(notes), nowMs: nowMs() }
  }
}

/** What is told of one thing is told once, as it was found last. */
function joinNotes(before: readonly EditNote[], found: readonly EditNote[]): EditNote[] {
  const keys = new Set(found.map(({ key }) => key))
  return [...before.filter(({ key }) => !keys.has(key)), ...found]
}
