import { seatPools } from '@sopaan/contract/seat-pools'
import type { Directory } from '@sopaan/domain/seats/directory/directory'
import { expect, onTestFinished, test } from 'vitest'
import { addNames, importFile } from '#api/features/guidance/cutoffs/import-file.service.ts'
import { startApp } from '#api/testing/start-app.ts'

const NAMES: Pick<Directory, 'institutes' | 'programmes'> = {
  institutes: [{ name: 'A College of Technology', type: 'GFTI', homeStates: {} }],
  programmes: [{ name: 'Civil Engineering', degree: 'Bachelor of Technology', durationYears: 4, family: 'CIVIL' }],
}
const SEAT = {
  institute: 'a-college-of-technology',
  programme: 'civil-engineering-4-years-bachelor-of-technology',
  quota: 'ai',
  seatType: 'open',
  gender: 'neutral',
}
/** A minute after which a process looks whether another book is in use. */
const RECHECK_MS = 61_000

test('every round of a seat names the import its ranks stand in, and the one that took its place once that is published', async () => {
  const { deps, clock, request, stop } = await startApp()
  onTestFinished(stop)
  await addNames(deps, NAMES)
  const publish = async (round: string, closing: number, isFinal: boolean) => {
    const row = `A College of Technology\tCivil Engineering (4 Years, Bachelor of Technology)\tAI\tOPEN\tGender-Neutral\t100\t${closing}`
    const asked = { counselling: 'josaa', season: '2027', round }
    const sizes = { bytesMax: 1_000_000, rowsMax: 10 }
    await importFile(deps, { bytes: Buffer.from(row), asked, isFinal, take: 'whole', ...sizes })
    clock.advance(RECHECK_MS)
  }
  const receipts = async () => {
    const page = await request(seatPools.get, { params: SEAT, query: {} })
    return page.receipts.map(({ _id, source }) => [source, _id])
  }
  const published = async () => {
    const rows = await deps.db
      .selectFrom('imports')
      .select(['id', 'source'])
      .where('status', '=', 'published')
      .execute()
    return rows
      .map(({ id, source }) => [source, id])
      .sort()
      .reverse()
  }
  await publish('5', 250, false)
  await publish('6', 260, true)
  const before = await receipts()
  expect(before.map(([source]) => source)).toEqual(['JoSAA, 2027, round 6', 'JoSAA, 2027, round 5'])
  expect(before).toEqual(await published())
  await publish('6', 270, true)
  expect(await receipts()).toEqual(await published())
  expect(await receipts()).not.toEqual(before)
  const [newest] = await published()
  for (const page of [
    await request(seatPools.findInstitute, { params: { slug: SEAT.institute }, query: {} }),
    await request(seatPools.findBranch, { params: { slug: 'civil' }, query: {} }),
  ]) {
    expect(page.receipts.map(({ _id, source }) => [source, _id])).toEqual([newest])
  }
})
