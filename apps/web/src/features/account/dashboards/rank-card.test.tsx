import type { User } from '@sopaan/contract/users'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '#web/testing/show-page.tsx'
import { en } from '#web/words/en.ts'
import { RankCard } from './rank-card.tsx'

const NAMES = [
  { key: 'main', name: 'JEE Main, common rank' },
  { key: 'mainCategory', name: 'JEE Main, category rank' },
] as const

function show(ranks: User['studentFacts']['ranks'], exams: User['studentFacts']['exams'] = {}) {
  // The card reads what a student told of himself, and nothing else of the person.
  const user = {
    studentFacts: { ranks, exams, category: 'OBC-NCL', gender: null, isPwd: null, homeState: 'Bihar' },
  } as User
  showPage({ path: '/mentee-dashboard', words: en, page: () => <RankCard user={user} names={NAMES} /> })
}

test('the common rank stands on the ruler among the seats of its list, and the others beside it', async () => {
  show({ main: 12_000, mainCategory: 3_100 })
  expect(await screen.findByText('12,000')).toBeTruthy()
  // JoSAA 2026, round 5: NIT Trichy CSE closed at 1,373, NIT Patna CSE at 17,282.
  const ruler = screen.getByRole('img', { name: /^Your rank 12,000 .*NIT Trichy CSE: 1,373.*NIT Patna CSE: 17,282/ })
  const within = [...ruler.querySelectorAll('.flag[data-within]')].map((flag) => flag.textContent)
  expect(within).toEqual(['NIT Patna CSE', 'VNIT Nagpur ME', 'NIT Agartala ME'])
  expect(screen.getByText('3,100')).toBeTruthy()
  expect(screen.getByRole('link', { name: en.account.seeSeats }).getAttribute('href')).toBe(
    '/mentee-dashboard/tools/college-predictor?main=12000&mainCategory=3100&category=OBC-NCL&state=Bihar',
  )
})

test('a score of a State examination stands with the way to the seats that go by it, without a rank of JEE too', async () => {
  show({}, { bcece: { rank: 4_120 } })
  expect(await screen.findByText('4,120')).toBeTruthy()
  expect(screen.getByText('BCECE rank')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Seats by BCECE' }).getAttribute('href')).toBe(
    '/mentee-dashboard/tools/state-college-predictor?counselling=bcece&rank=4120&start=profile',
  )
  expect(screen.queryByRole('link', { name: en.account.seeSeats })).toBeNull()
})
