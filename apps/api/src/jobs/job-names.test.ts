import { JOB_NAMES } from '@sopaan/contract/jobs'
import { expect, test } from 'vitest'
import { PAYMENT_JOBS } from './payments.ts'
import { UPKEEP } from './upkeep.ts'
import { ACCOUNT_JOBS } from './worker.ts'

test('every job has a name that its page has words for', () => {
  const names = [...ACCOUNT_JOBS, ...UPKEEP, ...PAYMENT_JOBS].map(({ name }) => name)
  expect(names.toSorted()).toEqual([...JOB_NAMES].sort())
})
