import { Unreachable } from '@sopaan/contract/client'
import { expect, test } from 'vitest'
import { createRefresh } from './refresh.ts'

/** A server whose one renewal is answered when the test says so. */
function openServer() {
  let renewals = 0
  let answer: (isRenewed: boolean | Error) => void = () => undefined
  const outside = {
    isSignedIn: async () => false,
    renew: () =>
      new Promise<boolean>((resolve, reject) => {
        renewals += 1
        answer = (isRenewed) => (isRenewed instanceof Error ? reject(isRenewed) : resolve(isRenewed))
      }),
  }
  return { outside, renewals: () => renewals, answer: (isRenewed: boolean | Error = true) => answer(isRenewed) }
}

test('twenty requests that need a refresh share one (R156, R157)', async () => {
  const server = openServer()
  const { refresh } = createRefresh(server.outside)
  const asked = Array.from({ length: 20 }, () => refresh())
  await Promise.resolve()
  server.answer()
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]))
  expect(server.renewals()).toBe(1)
})

test('when the refresh fails, all who waited are told so (R158), and a later one may try again', async () => {
  const server = openServer()
  const { refresh } = createRefresh(server.outside)
  const asked = [refresh(), refresh()]
  server.answer(false)
  expect(await Promise.all(asked)).toEqual([false, false])
  const again = refresh()
  server.answer()
  expect(await again).toBe(true)
})

test('a server that cannot be reached has signed nobody out', async () => {
  const server = openServer()
  const { refresh } = createRefresh(server.outside)
  const asked = refresh()
  server.answer(new Unreachable('network'))
  await expect(asked).rejects.toBeInstanceOf(Unreachable)
})

test('what is asked during a refresh waits for its end', async () => {
  const server = openServer()
  const { refresh, whenSettled } = createRefresh(server.outside)
  const order: string[] = []
  const refreshed = refresh().then(() => order.push('refreshed'))
  const sent = whenSettled().then(() => order.push('sent'))
  server.answer()
  await Promise.all([refreshed, sent])
  expect(order).toEqual(['refreshed', 'sent'])
})

test('a tab that reaches the lock after another has renewed does not renew again (R156)', async () => {
  let isRenewed = false
  let renewals = 0
  const outside = {
    isSignedIn: async () => isRenewed,
    renew: async () => {
      isRenewed = true
      renewals += 1
      return true
    },
  }
  useLocks()
  expect(await createRefresh(outside).refresh()).toBe(true)
  expect(await createRefresh(outside).refresh()).toBe(true)
  expect(renewals).toBe(1)
})

/** The browser's lock between tabs, which jsdom has not: one after the other. */
function useLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = <T>(_name: string, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}
