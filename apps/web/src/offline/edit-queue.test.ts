import { Unreachable } from '@sopaan/contract/client'
import { Refusal } from '@sopaan/contract/refusals'
import type { StudySession } from '@sopaan/contract/sessions'
import { expect, test } from 'vitest'
import { aSession } from '#web/testing/planner-answers.ts'
import { type Line, type StudyAccount, studyRequest } from '#web/testing/study-account.ts'
import { type EditBacklog, EditQueue } from './edit-queue.ts'
import { editSessions, type StudyEdit } from './study-edits.ts'

const NOW = Date.parse('2026-11-25T12:00:00.000Z')
const OPTICS = aSession({ title: 'Optics' })
const [AT_FIVE, AT_SEVEN] = ['2026-11-25T11:30:00.000Z', '2026-11-25T13:30:00.000Z']

/** A device over an account with one session and one card to revise. */
function aDevice({ canStore = true } = {}) {
  const account: StudyAccount = {
    sessions: new Map([[OPTICS._id, OPTICS]]),
    reviews: new Map([['card', 2]]),
    mocks: new Map(),
  }
  const line: Line = { isCut: true, losesAnswer: false }
  const device = { waiting: { edits: [], notes: [], renames: [] } as EditBacklog, account, line }
  const store = {
    canStore: () => canStore,
    read: () => device.waiting,
    write: (waiting: EditBacklog) => {
      device.waiting = waiting
      return true
    },
  }
  const request = studyRequest(account, line)
  const queue = new EditQueue({ request, store, isOffline: () => line.isCut, nowMs: () => NOW })
  return Object.assign(device, { queue })
}

let count = 0
type EditInput<Edit> = Edit extends StudyEdit ? Omit<Edit, 'key' | 'doneAt'> : never
const anEdit = (told: EditInput<StudyEdit>) => {
  count += 1
  return { ...told, key: `edit-${count}`, doneAt: new Date(NOW).toISOString() } as StudyEdit
}
const aMove = (startsAt: string, before: StudySession = OPTICS) =>
  anEdit({ does: 'change', sessionId: OPTICS._id, change: { startsAt }, before })
const aTick = () => anEdit({ does: 'mark', sessionId: OPTICS._id, isCompleted: true, before: OPTICS })

test('what two devices moved to two places stands where the later one sent it, and the other place is told', async () => {
  const device = aDevice()
  await device.queue.run(aMove(AT_SEVEN))
  device.account.sessions.set(OPTICS._id, { ...OPTICS, startsAt: '2026-11-26T02:30:00.000Z', notes: 'bring the box' })
  device.line.isCut = false
  await device.queue.sync()
  const [note] = device.waiting.notes
  expect(device.account.sessions.get(OPTICS._id)?.startsAt).toBe(AT_SEVEN)
  expect(device.waiting.notes).toMatchObject([
    { what: 'clash', name: 'Optics', field: 'startsAt', ours: AT_SEVEN, theirs: '2026-11-26T02:30:00.000Z' },
  ])
  // What only the other device changed is as it made it.
  expect(device.account.sessions.get(OPTICS._id)?.notes).toBe('bring the box')
  device.queue.dismiss(note?.key ?? '')
  expect(device.waiting.notes).toEqual([])
})

test('what was removed there and studied here comes back as studied', async () => {
  const device = aDevice()
  await device.queue.run(aTick())
  await device.queue.run(aMove(AT_SEVEN))
  device.account.sessions.clear()
  device.line.isCut = false
  await device.queue.sync()
  expect([...device.account.sessions.values()]).toMatchObject([
    { title: 'Optics', isCompleted: true, startsAt: AT_SEVEN },
  ])
  expect(device.waiting.notes).toMatchObject([{ what: 'stays', name: 'Optics' }])
})

test('what was removed here and worked on there stays, and what nobody worked on goes', async () => {
  const device = aDevice()
  const removal = () => anEdit({ does: 'remove', sessionId: OPTICS._id, before: OPTICS })
  await device.queue.run(removal())
  device.account.sessions.set(OPTICS._id, { ...OPTICS, isCompleted: true })
  device.line.isCut = false
  await device.queue.sync()
  expect(device.account.sessions.size).toBe(1)
  expect(device.waiting.notes).toMatchObject([{ what: 'stays-changed', name: 'Optics' }])
  device.account.sessions.set(OPTICS._id, OPTICS)
  await device.queue.run(removal())
  expect(device.account.sessions.size).toBe(0)
})

test('a card that another device answered first counts once, and that is told', async () => {
  const device = aDevice()
  const answer = () => anEdit({ does: 'revise', revisionId: 'card', rating: 'good', reviews: 2, name: 'Rotation' })
  await device.queue.run(answer())
  device.account.reviews.set('card', 3)
  device.line.isCut = false
  await device.queue.sync()
  expect(device.account.reviews.get('card')).toBe(3)
  expect(device.waiting.notes).toMatchObject([{ what: 'answered', name: 'Rotation' }])
})

test('what was made here keeps what was done with it before the server gave it an id, and after', async () => {
  const device = aDevice()
  const draft = { title: 'Waves', startsAt: AT_FIVE, durationMinutes: 60, requestKey: 'here' }
  await device.queue.run(anEdit({ does: 'add', draft }))
  const waves = editSessions([], device.waiting.edits[0] ?? aTick())[0]
  const mark = (isCompleted: boolean) => anEdit({ does: 'mark', sessionId: 'here', isCompleted, before: waves })
  await device.queue.run(mark(true))
  device.line.isCut = false
  await device.queue.sync()
  expect(device.account.sessions.get('made-here')).toMatchObject({ title: 'Waves', isCompleted: true })
  // A timer on an open page still names it by the id it began with.
  await device.queue.run(mark(false))
  expect(device.account.sessions.get('made-here')?.isCompleted).toBe(false)
})

test('a change whose answer was lost is sent again and is one change', async () => {
  const device = aDevice()
  device.line.isCut = false
  device.line.losesAnswer = true
  expect(await device.queue.run(aMove(AT_SEVEN))).toBeUndefined()
  expect(device.waiting.edits).toHaveLength(1)
  await device.queue.sync()
  expect([device.waiting.edits, device.waiting.notes]).toEqual([[], []])
  expect(device.account.sessions.get(OPTICS._id)?.startsAt).toBe(AT_SEVEN)
})

test('what another device wanted is told even where the answer to ours is lost', async () => {
  const device = aDevice()
  device.line.isCut = false
  device.account.sessions.set(OPTICS._id, { ...OPTICS, startsAt: '2026-11-26T02:30:00.000Z' })
  device.line.losesAnswer = true
  await device.queue.run(aMove(AT_SEVEN))
  await device.queue.sync()
  expect(device.account.sessions.get(OPTICS._id)?.startsAt).toBe(AT_SEVEN)
  expect(device.waiting.notes).toMatchObject([{ what: 'clash', theirs: '2026-11-26T02:30:00.000Z' }])
})

test('where nothing may be kept a lost line is told, as it is', async () => {
  const device = aDevice({ canStore: false })
  await expect(device.queue.run(aTick())).rejects.toThrow('could not be reached')
  expect(device.waiting.edits).toEqual([])
})

test('what the server refuses is told with what it was, and what waits behind it goes on', async () => {
  const device = aDevice()
  const draft = { title: 'Too much', startsAt: AT_FIVE, durationMinutes: 60, requestKey: 'full' }
  await device.queue.run(anEdit({ does: 'add', draft }))
  await device.queue.run(aTick())
  device.line.isCut = false
  const full = device.account.sessions
  const set = full.set.bind(full)
  full.set = (key, session) => {
    if (key === 'made-full') throw new Refusal('PLANNER_FULL', undefined)
    return set(key, session)
  }
  expect(await device.queue.sync()).toBe(2)
  expect(device.waiting.notes).toMatchObject([
    { what: 'refused', name: 'Too much', refusal: { code: 'PLANNER_FULL' }, edit: { draft } },
  ])
  expect(full.get(OPTICS._id)?.isCompleted).toBe(true)
})

test('what the server stumbles over is thrown and does not wait', async () => {
  let waiting: EditBacklog = { edits: [], notes: [], renames: [] }
  const write = (next: EditBacklog) => {
    waiting = next
    return true
  }
  const stumble = (error: Error) =>
    new EditQueue({
      request: () => Promise.reject(error),
      store: { canStore: () => true, read: () => waiting, write },
      isOffline: () => false,
      nowMs: () => NOW,
    })
  await expect(stumble(new Refusal('INTERNAL', undefined)).run(aTick())).rejects.toThrow(Refusal)
  expect(waiting.edits).toHaveLength(0)
  // Where there is no server to ask, it does.
  await stumble(new Unreachable('network')).run(aTick())
  expect(waiting.edits).toHaveLength(1)
})

/** A device whose server stumbles over whatever makes the session of a key. */
async function aStumblingDevice(key: string) {
  const device = aDevice()
  const draft = { title: 'Waves', startsAt: AT_FIVE, durationMinutes: 60, requestKey: key }
  await device.queue.run(anEdit({ does: 'add', draft }))
  const [waves] = editSessions([], device.waiting.edits[0] ?? aTick())
  await device.queue.run(anEdit({ does: 'mark', sessionId: key, isCompleted: true, before: waves }))
  await device.queue.run(aTick())
  const { sessions } = device.account
  const set = sessions.set.bind(sessions)
  const server = { isWell: false }
  sessions.set = (id, session) => {
    if (id === `made-${key}` && !server.isWell) throw new Refusal('INTERNAL', undefined)
    return set(id, session)
  }
  device.line.isCut = false
  return { device, server }
}

test('what the server stumbles over again and again is set aside with what hangs on it, and the rest goes on', async () => {
  const { device } = await aStumblingDevice('waves')
  expect([await device.queue.sync(), await device.queue.sync()]).toEqual([0, 0])
  expect(device.waiting.edits).toHaveLength(3)
  await device.queue.sync()
  expect(device.waiting.edits).toEqual([])
  expect(device.waiting.notes).toMatchObject([
    { what: 'refused', name: 'Waves', refusal: { code: 'INTERNAL' }, edit: { does: 'add' } },
    { what: 'refused', name: 'Waves', refusal: { code: 'INTERNAL' }, edit: { does: 'mark' } },
  ])
  expect(device.account.sessions.get(OPTICS._id)?.isCompleted).toBe(true)
})

test('what was set aside is done in full when it is tried again and the server has recovered', async () => {
  const { device, server } = await aStumblingDevice('again')
  for (let tries = 0; tries < 3; tries += 1) await device.queue.sync()
  server.isWell = true
  for (const note of device.waiting.notes) if (note.what === 'refused') await device.queue.run(note.edit)
  expect(device.account.sessions.size).toBe(2)
  expect(device.account.sessions.get('made-again')).toMatchObject({ title: 'Waves', isCompleted: true })
})

test('a server that stumbles twice and then takes it loses nothing and sets nothing aside', async () => {
  const { device, server } = await aStumblingDevice('late')
  await device.queue.sync()
  await device.queue.sync()
  server.isWell = true
  await device.queue.sync()
  expect([device.waiting.edits, device.waiting.notes]).toEqual([[], []])
  expect(device.account.sessions.get('made-late')?.isCompleted).toBe(true)
})
