import { expect, test } from 'vitest'
import { requestIds } from './request-id.ts'

test('no two of many requests have the same name, and each has sixteen letters', () => {
  const nextId = requestIds()
  const ids = Array.from({ length: 5000 }, nextId)
  expect(new Set(ids).size).toBe(5000)
  expect(ids.every((id) => /^[\w-]{16}$/.test(id))).toBe(true)
})
