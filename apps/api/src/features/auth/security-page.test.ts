import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What docs/security.md must say. Source: control DOC-1. */
const HEADINGS = [
  'Validation rules',
  'Business limits and throttling',
  'Roles and calls',
  'Ways in',
  'Passwords',
  'Lockout',
  'Sign-ins',
  'Mailed links',
  'Uploads',
  'Data classes and how long they are kept',
  'Costly operations',
  'Keys and secrets',
  'Logs and the audit trail',
  'Outbound calls',
  'What we knowingly do otherwise',
]

test('DOC-1: the page about security has a section for each duty', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  expect(HEADINGS.filter((heading) => !page.includes(`\n## ${heading}\n`))).toEqual([])
})
