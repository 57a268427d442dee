import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { A_MENTEE } from '#web/testing/signed-in.tsx'
import { actorQuery, queryClient } from './actor.queries.ts'
import { SignedInContext, useSignedIn } from './use-actor.ts'

function Name() {
  return useSignedIn().fullName
}

test('a page that is still drawn when the sign-out answers goes on with the person it was opened for', () => {
  queryClient.setQueryData(actorQuery.queryKey, null)
  render(
    <QueryClientProvider client={queryClient}>
      <SignedInContext value={A_MENTEE}>
        <Name />
      </SignedInContext>
    </QueryClientProvider>,
  )
  expect(screen.queryByText(A_MENTEE.fullName)).not.toBeNull()
})
