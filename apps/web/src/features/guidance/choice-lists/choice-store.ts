import type { OwnChoiceList } from '@sopaan/contract/choice-lists'
import { type ChoiceList, choicesApart } from '@sopaan/domain/choice-lists/choice-list'
import {
  baseOfSent,
  countChanged,
  findDisputes,
  isSameLists,
  mergeLists,
  splitFull,
} from '@sopaan/domain/choice-lists/choice-lists-merge'
import { createListeners } from '#web/listeners.ts'
import {
  ChangedElsewhere,
  type ChoiceStorage,
  type Sendings,
  type StoredChoices,
  type StoredList,
} from './choice-storage.ts'

export type ChoicesState = {
  /** `refused`: nothing could be loaded. */
  stage: 'loading' | 'refused' | 'ready'
  lists: readonly StoredList[]
  /** The open list, to which bookmarks go too. */
  chosen: StoredList | undefined
  /** `unsaved`: the last try failed, and what failed is said. */
  saving: { state: 'saved' } | { state: 'saving' } | { state: 'unsaved'; because: unknown }
  /** What undo and redo would take back or do again, in words. */
  undo: string | undefined
  redo: string | undefined
}

type Step = { what: string; before: readonly ChoiceList[]; after: readonly ChoiceList[] }

const STEPS_MAX = 100
const TRIES_MAX = 6
const SENDINGS_MAX = 20

/**
 * The lists of a page: changed at once, saved behind, merged with what other tabs and devices did, and every change can be
 * taken back. Taking a step back is a merge as well, so that it undoes that step alone.
 */
export class ChoiceStore {
  readonly #keeping: ChoiceStorage
  readonly #newId: () => string
  readonly #listeners = createListeners()
  #kept: StoredChoices = { lists: [], chosenId: undefined }
  #lists: readonly ChoiceList[] = []
  #chosenId: string | undefined
  /** What this page last saw on the shelf: another tab may have put more there since. */
  #shelved: readonly ChoiceList[] = []
  #sent: Sendings = []
  #isAnswered = false
  #stage: ChoicesState['stage'] = 'loading'
  #saving: ChoicesState['saving'] = { state: 'saved' }
  #past: readonly Step[] = []
  #future: readonly Step[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | undefined
  readonly #described = new WeakMap<ChoiceList, StoredList>()
  #state: ChoicesState

  constructor(keeping: ChoiceStorage, newId: () => string) {
    this.#keeping = keeping
    this.#newId = newId
    this.#state = this.#describe()
  }

  /** Loads what is kept, and hears what changes elsewhere until it is closed. */
  open(): () => void {
    void this.pull()
    const stop = this.#keeping.watch(() => void this.pull())
    const handleHide = () => {
      // Whether a save comes through that the page does not outlive, the next page finds out.
      if (this.#isChanged()) this.#saving = { state: 'unsaved', because: undefined }
      this.#shelve()
      void this.flush()
    }
    window.addEventListener('pagehide', handleHide)
    return () => {
      stop()
      window.removeEventListener('pagehide', handleHide)
      void this.flush()
    }
  }

  readonly subscribe = this.#listeners.add

  readonly read = (): ChoicesState => this.#state

  /** Takes in what is kept by now; own changes that are not saved yet stay. */
  async pull(): Promise<void> {
    this.#takeShelved()
    try {
      this.#takeIn(await this.#keeping.load())
    } catch {
      if (this.#stage !== 'ready') this.#stage = 'refused'
    }
    this.#shelve()
    this.#tell()
    if (this.#isChanged()) this.#schedule()
  }

  /** Makes a change that can be taken back. @param what  in words, for undo */
  change(what: string, edit: (lists: readonly ChoiceList[]) => readonly ChoiceList[]): void {
    const before = this.#lists
    this.#lists = edit(before)
    if (isSameLists(before, this.#lists)) return
    this.#past = [...this.#past, { what, before, after: this.#lists }].slice(-STEPS_MAX)
    this.#future = []
    this.#changed()
  }

  /** Changes the order or name of one list. */
  changeList(id: string, what: string, edit: (list: ChoiceList) => Partial<ChoiceList>): void {
    this.change(what, (lists) => lists.map((list) => (list.id === id ? { ...list, ...edit(list) } : list)))
  }

  /** Changes what one counselling's form has on a list; what is there of the other stays. */
  changePart(id: string, what: string, part: Partial<ReturnType<typeof choicesApart>>): void {
    this.changeList(id, what, ({ keys }) => {
      const { josaa, state } = { ...choicesApart(keys), ...part }
      return { keys: [...josaa, ...state] }
    })
  }

  /** Takes the last step back. */
  undo(): void {
    const step = this.#past.at(-1)
    if (!step) return
    this.#lists = mergeLists(step.after, step.before, this.#lists)
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, step]
    this.#changed()
  }

  /** Does the last step that was taken back again. */
  redo(): void {
    const step = this.#future.at(-1)
    if (!step) return
    this.#lists = mergeLists(step.before, step.after, this.#lists)
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, step]
    this.#changed()
  }

  /** Opens a list; bookmarks go to it from now on. */
  choose(id: string): void {
    this.#chosenId = id
    this.#isAnswered = true
    this.#tell()
    void this.flush()
      .then(() => this.#keeping.choose(id))
      .catch(() => undefined)
  }

  /** Takes over what the server said of a list beside its content: its link. */
  keepShare(id: string, share: StoredList['share']): void {
    const lists = this.#kept.lists.map((list) => (list.id === id ? { ...list, share: share ?? null } : list))
    this.#kept = { ...this.#kept, lists }
    this.#tell()
  }

  /** Saves now what is not saved. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#running ??= this.#save().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  async #save(): Promise<void> {
    for (let tries = 0; this.#stage === 'ready' && this.#isChanged() && tries < TRIES_MAX; tries += 1) {
      // Where a save is done at once there is no meanwhile to tell of: each telling draws the page anew.
      if (this.#keeping.delayMs > 0) this.#say({ state: 'saving' })
      const sent = this.#lists
      this.#noteSent(sent)
      try {
        this.#kept = { ...(await this.#keeping.save(this.#kept, sent)), chosenId: this.#kept.chosenId }
        this.#sent = []
        this.#shelve()
      } catch (thrown) {
        if (!(thrown instanceof ChangedElsewhere)) return this.#say({ state: 'unsaved', because: thrown })
        await this.pull()
      }
    }
    this.#say(this.#isChanged() ? { state: 'unsaved', because: undefined } : { state: 'saved' })
  }

  /** Remembers what is sent, until an answer says what became of it. */
  #noteSent(lists: readonly ChoiceList[]): void {
    if (this.#keeping.shelf === undefined) return
    this.#sent = [...this.#sent.filter((each) => !isSameLists(each, lists)), lists].slice(-SENDINGS_MAX)
    this.#shelve()
  }

  #changed(): void {
    this.#shelve()
    this.#tell()
    this.#schedule()
  }

  #takeIn(theirs: StoredChoices): void {
    const base = baseOfSent(this.#kept.lists, this.#sent, theirs.lists)
    const disputes = findDisputes(base, this.#lists, theirs.lists)
    if (disputes.length > 0) this.#keeping.onDisputes?.(disputes)
    this.#lists = splitFull(mergeLists(base, this.#lists, theirs.lists), this.#newId)
    this.#kept = theirs
    this.#sent = []
    if (!this.#isAnswered) this.#chosenId = theirs.chosenId
    this.#isAnswered = true
    this.#stage = 'ready'
  }

  /** Takes in what the shelf has: all of it where this page has nothing yet, later what another tab put there. */
  #takeShelved(): void {
    const shelved = this.#keeping.shelf?.read()
    if (shelved === undefined) return
    if (this.#stage !== 'ready') {
      this.#kept = shelved.kept
      this.#lists = shelved.lists
      this.#sent = shelved.sent ?? []
      this.#chosenId ??= shelved.kept.chosenId
      this.#stage = 'ready'
    } else if (isSameLists(this.#shelved, shelved.lists)) {
      return
    } else {
      this.#lists = splitFull(mergeLists(this.#shelved, this.#lists, shelved.lists), this.#newId)
    }
    this.#shelved = shelved.lists
    this.#tell()
  }

  #shelve(): void {
    if (this.#keeping.shelf === undefined || this.#stage !== 'ready') return
    this.#takeShelved()
    const kept = { ...this.#kept, chosenId: this.#chosenId }
    const changed = countChanged(this.#kept.lists, this.#lists)
    this.#keeping.shelf.write({
      kept,
      lists: this.#lists,
      sent: this.#sent,
      changed,
      isUnsent: this.#saving.state === 'unsaved',
    })
    this.#shelved = this.#lists
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (this.#keeping.delayMs === 0) void this.flush()
    else this.#timer = setTimeout(() => void this.flush(), this.#keeping.delayMs)
  }

  #isChanged(): boolean {
    return !isSameLists(this.#kept.lists, this.#lists)
  }

  #say(saving: ChoicesState['saving']): void {
    if (saving.state !== 'unsaved' && saving.state === this.#saving.state) return
    this.#saving = saving
    this.#shelve()
    this.#tell()
  }

  #tell(): void {
    // What is gathered before it is saved is not saved yet.
    const isGathered = this.#keeping.delayMs > 0 && this.#saving.state === 'saved' && this.#isChanged()
    if (isGathered) this.#saving = { state: 'saving' }
    this.#state = this.#describe()
    this.#listeners.call()
  }

  #describe(): ChoicesState {
    const kept = new Map(this.#kept.lists.map((list) => [list.id, list]))
    const lists = this.#lists.map((list) => this.#describeList(list, kept.get(list.id)?.share ?? null))
    return {
      stage: this.#stage,
      lists,
      chosen: lists.find(({ id }) => id === this.#chosenId) ?? lists[0],
      saving: this.#saving,
      undo: this.#past.at(-1)?.what,
      redo: this.#future.at(-1)?.what,
    }
  }

  /** A list as it is shown: the same object as long as nothing of it changes, so that what is worked out of it is not again. */
  #describeList(list: ChoiceList, share: OwnChoiceList['share']): StoredList {
    const before = this.#described.get(list)
    if (before?.share === share) return before
    const described = { ...list, share }
    this.#described.set(list, described)
    return described
  }
}
