import { auth } from '@sopaan/contract/auth'
import { expect, test } from 'vitest'
import { openBrowser } from '#api/testing/browser.ts'
import { aPerson } from '#api/testing/people.ts'
import { startApp } from '#api/testing/start-app.ts'
import { makeFirstAdmin, makeSamplePeople } from './first-people.service.ts'

const FIRST = { email: 'Owner@Example.org', password: 'granite-lantern-204' }

test('AUTH-18: the first admin is made once, on an empty database, and signs in', async () => {
  const server = await startApp({ config: { firstAdmin: FIRST } })
  await makeFirstAdmin(server.deps)
  const login = () =>
    openBrowser(server.app.fastify).call(auth.login, {
      body: { email: 'owner@example.org', password: FIRST.password },
    })
  expect((await login()).json().data.user.role).toBe('admin')
  const again = {
    ...server.deps,
    config: { ...server.deps.config, firstAdmin: { email: 'second@example.org', password: FIRST.password } },
  }
  await makeFirstAdmin(again)
  expect(server.logged).toContainEqual(expect.objectContaining({ event: 'first_admin_ignored' }))
  expect(await server.deps.db.selectFrom('users').select('email').execute()).toEqual([{ email: 'owner@example.org' }])
  await server.stop()
})

test.each([
  ['ADMIN_EMAIL', { email: 'not an address', password: FIRST.password }],
  ['ADMIN_PASSWORD', { email: FIRST.email, password: 'password1234' }],
  ['ADMIN_PASSWORD', { email: FIRST.email, password: 'short-one' }],
])('AUTH-18: a first admin with a %s that cannot be used stops the start with one line', async (name, firstAdmin) => {
  const server = await startApp({ config: { firstAdmin } })
  await expect(makeFirstAdmin(server.deps)).rejects.toThrow(name)
  await server.stop()
})

test('C38: sample people are made on a developer’s machine, the same at every start, with passwords of their own', async () => {
  const [server, other] = [await startApp(), await startApp()]
  const people = await makeSamplePeople(server.deps)
  expect(people.map(({ role }) => role)).toEqual(['mentee', 'mentor', 'admin'])
  expect(await makeSamplePeople(server.deps)).toEqual(people)
  const passwords = [...people, ...(await makeSamplePeople(other.deps))].map(({ password }) => password)
  expect(new Set(passwords).size).toBe(6)
  const [mentee] = people
  if (!mentee) throw new Error('There is nobody.')
  const answer = await openBrowser(server.app.fastify).call(auth.login, {
    body: { email: mentee.email, password: mentee.password },
  })
  expect(answer.statusCode).toBe(200)
  await server.stop()
  await other.stop()
})

test('C38: no sample people where somebody has an account already', async () => {
  const server = await startApp()
  await aPerson(server)
  expect(await makeSamplePeople(server.deps)).toEqual([])
  await server.stop()
})
