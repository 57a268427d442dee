import { site } from '@sopaan/contract/site'
import { DAY_MS } from '@sopaan/domain/time/durations'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { removeEnded } from '#api/jobs/worker.ts'
import { aChild } from '#api/testing/payments.ts'
import { aPerson, aSignedIn } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { breachNotice, notifyOfBreach } from './breach-notices.service.ts'

const OFFICER = { name: 'Asha Menon', email: 'grievances@sopaan.test' }
const inBoth = (en: string, hi: string) => ({ en, hi })
const NOTICE = breachNotice.parse({
  incident: '2026-06-sign-in-log',
  nature: inBoth('On 2 June a copy of the sign-in log was read.', '2 जून को साइन-इन लॉग की कॉपी पढ़ी गई।'),
  consequences: inBoth('Somebody may know your email.', 'किसी को आपका ईमेल पता हो सकता है।'),
  measures: inBoth('The copy is gone.', 'कॉपी हटा दी है।'),
  advice: inBoth('Open no links in mails you did not expect.', 'अनजान ईमेल के लिंक न खोलें।'),
})
const everybody = { ids: undefined, isTrial: false }

async function startWithOfficer() {
  const server = await startApp()
  onTestFinished(server.stop)
  const owner = await aSignedIn(server, 'admin')
  await owner.browser.call(site.nameOfficer, { body: { officer: OFFICER } })
  return server
}

test('DPDP-17: everybody concerned is written to once, in the own language, with all that the law asks for', async () => {
  const server = await startWithOfficer()
  const [english, hindi] = [await aPerson(server), await aPerson(server)]
  await server.deps.db.updateTable('users').set({ language: 'hi' }).where('id', '=', hindi.userId).execute()
  expect(await notifyOfBreach(server.deps, NOTICE, everybody)).toEqual({ people: 3, parents: 0, written: 3 })
  expect((await notifyOfBreach(server.deps, NOTICE, everybody)).written).toBe(0)
  await server.runWorker()
  const mailsTo = (to: string) => server.mails.filter((mail) => mail.to === to)
  const [mail, ...more] = mailsTo(english.email)
  expect(more).toEqual([])
  for (const text of [NOTICE.nature.en, NOTICE.consequences.en, NOTICE.measures.en, NOTICE.advice.en])
    expect(mail?.text).toContain(text)
  expect(mail?.text).toContain('Asha Menon')
  expect(mail?.text).toContain(OFFICER.email)
  expect(mailsTo(hindi.email)[0]?.text).toContain(NOTICE.nature.hi)
})

test('DPDP-17: a trial over a thousand accounts counts them and writes nothing; then each has one mail, and the trail says how many', async () => {
  const server = await startWithOfficer()
  await sql`insert into users (role, email, full_name, password_hash, password_key_id, password_changed_at)
    select 'mentee', 'person-' || n || '@example.org', 'Kiran Das', '', '', now() from generate_series(1, 1000) n`.execute(
    server.deps.db,
  )
  const mails = async () => (await server.deps.db.selectFrom('outboxMails').select('userId').execute()).length
  const before = await mails()
  expect(await notifyOfBreach(server.deps, NOTICE, { ...everybody, isTrial: true })).toEqual({
    people: 1001,
    parents: 0,
    written: 0,
  })
  expect(await mails()).toBe(before)
  await notifyOfBreach(server.deps, NOTICE, everybody)
  expect((await mails()) - before).toBe(1001)
  const entry = await server.deps.db
    .selectFrom('auditEvents')
    .select('change')
    .where('action', '=', 'breach.notify')
    .executeTakeFirstOrThrow()
  expect(entry.change).toMatchObject({ incident: { after: NOTICE.incident }, people: { after: 1001 } })
})

test('DPDP-17: the parent of somebody under 18 is written to as well, and of named accounts those alone are', async () => {
  const server = await startWithOfficer()
  const [child, other] = [await aChild(server), await aPerson(server)]
  const counts = await notifyOfBreach(server.deps, NOTICE, { ids: [child.userId], isTrial: false })
  expect(counts).toEqual({ people: 1, parents: 1, written: 2 })
  await server.runWorker()
  const written = server.mails.filter((mail) => mail.text.includes(NOTICE.nature.en)).map(({ to }) => to)
  expect(written).toHaveLength(2)
  expect(written).toContain(child.email)
  expect(written).not.toContain(other.email)
})

test('DPDP-17: without a grievance officer, who has to answer, nobody is written to', async () => {
  const server = await startApp()
  onTestFinished(server.stop)
  await expect(notifyOfBreach(server.deps, NOTICE, everybody)).rejects.toThrow('Name the grievance officer')
})

test('DPDP-17: what proves that somebody was told stays for a year, other mails for a month', async () => {
  const server = await startWithOfficer()
  await aPerson(server)
  await notifyOfBreach(server.deps, NOTICE, everybody)
  await server.runWorker()
  const notices = async () =>
    (await server.deps.db.selectFrom('outboxMails').select('id').where('kind', '=', 'breach-notice').execute()).length
  server.clock.advance(364 * DAY_MS)
  await removeEnded(server.deps)
  expect(await notices()).toBe(2)
  server.clock.advance(2 * DAY_MS)
  await removeEnded(server.deps)
  expect(await notices()).toBe(0)
})
