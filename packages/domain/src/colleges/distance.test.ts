import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const DELHI = [28.64, 77.22] as const
const CALICUT = [11.25, 75.78] as const

test('a degree along a meridian is 111 km, and distances go in steps of 50', () => {
  // 6371 km × π / 180 = 111.19 km a degree.
  expect(distanceKm([10, 77], [11, 77])).toBe(100)
  expect(distanceKm([10, 77], [20, 77])).toBe(1100)
  // 17.39° north to south and 1.44° east to west at 20° N: √(1933.6² + 150.5²) = 1939.5 km.
  expect(distanceKm(DELHI, CALICUT)).toBe(1950)
  expect(distanceKm(CALICUT, DELHI)).toBe(1950)
})

test('places under 100 km from each other are near, whatever our points say', () => {
  expect(distanceKm(DELHI, DELHI)).toBe(0)
  expect(distanceKm([10, 77], [10.89, 77])).toBe(0)
})
