import { expect, test } from 'vitest'
import { A_MENTEE } from '#web/testing/signed-in.tsx'
import { GROUP_LINKS, groupOfHash, groupsOf, SETTINGS_GROUPS } from './settings-groups.ts'

test('a link to a part of the settings opens the page that holds it, and any other address the first', () => {
  expect(['#two-factor', '#leave', '#study', '#parent', '#notifications'].map(groupOfHash)).toEqual([
    ...['security', 'privacy', 'studies', 'guardian', 'notifications'],
  ])
  expect(['', '#person', '#no-such'].map(groupOfHash)).toEqual(['account', 'account', 'account'])
  for (const group of SETTINGS_GROUPS) expect(groupOfHash(`#${GROUP_LINKS[group].hash}`)).toBe(group)
})

test('studies are for mentees, and a parent for who is under 18', () => {
  expect(groupsOf({ ...A_MENTEE, ageBand: 'adult' })).not.toContain('guardian')
  expect(groupsOf({ ...A_MENTEE, ageBand: 'minor' })).toContain('guardian')
  expect(groupsOf({ ...A_MENTEE, role: 'mentor', ageBand: 'adult' })).not.toContain('studies')
})
