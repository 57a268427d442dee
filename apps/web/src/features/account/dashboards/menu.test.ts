import { expect, test } from 'vitest'
import { MENU } from './menu.ts'

test.each(['mentee', 'mentor', 'admin'] as const)('no two places in the menu of a %s have the same icon', (role) => {
  const icons = MENU.filter(({ roles, group }) => roles.includes(role) && group !== 'none').map(({ icon }) => icon)
  expect(icons.toSorted()).toEqual([...new Set(icons)].toSorted())
})
