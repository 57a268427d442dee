import type { StudySession } from '@sopaan/contract/sessions'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { type EditBacklog, EditQueue } from '#web/offline/edit-queue.ts'
import { editSessions, type StudyEdit } from '#web/offline/study-edits.ts'
import { type Line, type StudyAccount, studyRequest } from './study-account.ts'

/** What somebody does on one of two devices; the whole number chooses what with, and wraps around what is there. */
export type StudyStep = { device: 0 | 1 } & (
  | { does: 'move' | 'tick' | 'remove' | 'bookmark' | 'revise'; which: number }
  | { does: 'add' | 'note-mock' | 'go-offline' | 'come-back' | 'look' | 'lose-answer' }
)

/** What came of it. `lost`: what was done and neither holds, nor was seen by whoever undid it, nor is told. */
export type StudyOutcome = { lost: readonly string[]; isSameEverywhere: boolean; done: number }

type Device = { line: Line; queue: EditQueue; waiting: EditBacklog; seen: StudySession[]; reviews: Map<string, number> }
type Ledger = { edits: StudyEdit[]; refused: Set<string>; count: number }

const FIRST_MS = Date.parse('2026-11-25T00:00:00.000Z')
const CARDS = 3

/** Two devices of one account study in an order of steps, each with the network or without, and then both come back. */
export async function runStudyDevices(steps: readonly StudyStep[]): Promise<StudyOutcome> {
  const account: StudyAccount = { sessions: new Map(), reviews: new Map(), mocks: new Map() }
  const devices = [openDevice(account), openDevice(account)] as const
  const ledger: Ledger = { edits: [], refused: new Set(), count: 0 }
  for (const step of steps) await applyStep(step, { device: devices[step.device], account, ledger })
  for (const { line } of devices) Object.assign(line, { isCut: false, losesAnswer: false })
  for (const { queue } of devices) await queue.sync()
  for (const device of devices) refresh(device, account)
  const views = devices.map((device) => JSON.stringify(viewOf(device)))
  return {
    lost: listLost(account, devices, ledger),
    isSameEverywhere: views[0] === views[1] && devices.every(({ waiting }) => waiting.edits.length === 0),
    done: ledger.edits.length,
  }
}

async function applyStep(
  step: StudyStep,
  ground: { device: Device; account: StudyAccount; ledger: Ledger },
): Promise<void> {
  const { device, account, ledger } = ground
  switch (step.does) {
    case 'go-offline':
      device.line.isCut = true
      return
    case 'lose-answer':
      device.line.losesAnswer = true
      return
    case 'come-back':
      device.line.isCut = false
      await device.queue.sync()
      return refresh(device, account)
    case 'look':
      return refresh(device, account)
    default: {
      const told = editOf(step, device, ledger)
      if (told === undefined) return
      ledger.count += 1
      const edit = { ...told, key: `edit-${ledger.count}`, doneAt: new Date(FIRST_MS).toISOString() } as StudyEdit
      ledger.edits.push(edit)
      await doEdit(edit, ground)
    }
  }
}

async function doEdit(edit: StudyEdit, { device, ledger }: { device: Device; ledger: Ledger }): Promise<void> {
  try {
    const sent = await device.queue.run(edit)
    if (sent?.session) device.seen = [...device.seen.filter(({ _id }) => _id !== sent.session?._id), sent.session]
    else if (sent && edit.does === 'remove') device.seen = device.seen.filter(({ _id }) => _id !== edit.sessionId)
    if (edit.does === 'revise') device.reviews.set(edit.revisionId, edit.reviews + 1)
  } catch {
    // The server said no, on the screen and at once.
    ledger.refused.add(edit.key)
  }
}

type EditInput<Edit> = Edit extends StudyEdit ? Omit<Edit, 'key' | 'doneAt'> : never

function editOf(step: StudyStep, device: Device, { count }: Ledger): EditInput<StudyEdit> | undefined {
  const startsAt = new Date(FIRST_MS + (count + 1) * MINUTE_MS).toISOString()
  if (step.does === 'add')
    return { does: 'add', draft: { title: `session ${count}`, startsAt, durationMinutes: 60, requestKey: `${count}` } }
  if (step.does === 'note-mock') {
    const marks = { physics: null, chemistry: null, mathematics: null, totalMarks: 100, maxMarks: 300 }
    const fields = { name: `mock ${count}`, exam: 'main' as const, takenOn: '2026-11-25', ...marks }
    return { does: 'note-mock', fields, requestKey: `${count}` }
  }
  if (!('which' in step)) return undefined
  if (step.does === 'revise') {
    const revisionId = `card-${step.which % CARDS}`
    return { does: 'revise', revisionId, rating: 'good', reviews: device.reviews.get(revisionId) ?? 0, name: '' }
  }
  const view = viewOf(device)
  const before = view[step.which % view.length]
  if (before === undefined) return undefined
  const place = { sessionId: before._id, before }
  if (step.does === 'move') return { does: 'change', change: { startsAt }, ...place }
  if (step.does === 'tick') return { does: 'mark', isCompleted: true, ...place }
  if (step.does === 'bookmark') return { does: 'bookmark', isBookmarked: true, ...place }
  return { does: 'remove', ...place }
}

function listLost(account: StudyAccount, devices: readonly Device[], { edits, refused }: Ledger): string[] {
  const done = edits.filter(({ key }) => !refused.has(key))
  const notes = devices.flatMap(({ waiting }) => waiting.notes)
  const there = [...account.sessions.values()]
  const seen = new Set(edits.flatMap((edit) => ('before' in edit && edit.before ? [edit.before.startsAt] : [])))
  const told = new Set(notes.flatMap((note) => (note.what === 'clash' ? [note.theirs] : [])))
  const removed = new Set(done.flatMap((edit) => (edit.does === 'remove' ? [edit.before?.title] : [])))
  const lost = done.flatMap((edit): string[] => {
    switch (edit.does) {
      case 'add':
        return removed.has(edit.draft.title) || there.some(({ title }) => title === edit.draft.title)
          ? []
          : [edit.draft.title]
      case 'change': {
        const at = edit.change.startsAt ?? ''
        const holds = there.some(({ startsAt }) => startsAt === at) || seen.has(at) || told.has(at)
        return holds || removed.has(edit.before?.title) ? [] : [`${edit.before?.title} at ${at}`]
      }
      case 'mark':
      case 'bookmark': {
        const title = edit.before?.title
        const now = there.find((each) => each.title === title)
        const holds = edit.does === 'mark' ? now?.isCompleted : now?.isBookmarked
        return holds || removed.has(title) ? [] : [`${edit.does} of ${title}`]
      }
      case 'note-mock':
        return [...account.mocks.values()].some(({ name }) => name === edit.fields.name) ? [] : [edit.fields.name]
      default:
        return []
    }
  })
  const answers = done.filter(({ does }) => does === 'revise').length
  const counted = [...account.reviews.values()].reduce((sum, reviews) => sum + reviews, 0)
  const answered = notes.filter(({ what }) => what === 'answered').length
  return counted + answered < answers ? [...lost, 'an answer'] : lost
}

function openDevice(account: StudyAccount): Device {
  const line: Line = { isCut: false, losesAnswer: false }
  const device: Device = {
    line,
    waiting: { edits: [], notes: [], renames: [] },
    seen: [],
    reviews: new Map(),
    queue: new EditQueue({
      request: studyRequest(account, line),
      store: {
        canStore: () => true,
        read: () => device.waiting,
        write: (waiting) => {
          device.waiting = waiting
          return true
        },
      },
      isOffline: () => line.isCut,
      nowMs: () => FIRST_MS,
    }),
  }
  return device
}

/** A screen that opens shows what the server has; without the network what it showed before. */
function refresh(device: Device, account: StudyAccount): void {
  if (device.line.isCut) return
  device.seen = [...account.sessions.values()]
  device.reviews = new Map(account.reviews)
}

function viewOf({ seen, waiting }: Device): StudySession[] {
  const edited = waiting.edits.reduce<StudySession[]>(editSessions, seen)
  return edited.toSorted((one, other) => one._id.localeCompare(other._id))
}
