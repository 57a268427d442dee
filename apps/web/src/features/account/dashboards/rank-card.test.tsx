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

function show(ranks: User['studentFacts']['ranks']) {
  // The card reads what a student told of himself, and nothing else of the person.
  const user = { studentFacts: { ranks, category: 'OBC-NCL', gender: null, isPwd: null, homeState: 'Bihar' } } as User
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
