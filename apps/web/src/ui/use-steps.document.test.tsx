import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useSteps } from './use-steps.ts'

const drawn: string[] = []

function Answer({ of }: { of: string }) {
  const step = useSteps(2)
  const navigate = useNavigate()
  drawn.push(`${of} ${step}`)
  return (
    <p>
      {`${of} ${step}`}
      <button type="button" onClick={() => navigate('/second')}>
        On
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </p>
  )
}

test('what a reader goes on to is drawn part by part, and what it goes back to whole at once', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Answer key="first" of="first" />} />
        <Route path="/second" element={<Answer key="second" of="second" />} />
      </Routes>
    </MemoryRouter>,
  )
  expect([...new Set(drawn)]).toEqual(['first 2'])
  drawn.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'On' }))
  await screen.findByText('second 2')
  expect([...new Set(drawn)]).toEqual(['second 0', 'second 1', 'second 2'])
  drawn.length = 0
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('first 2')
  expect([...new Set(drawn)]).toEqual(['first 2'])
})
