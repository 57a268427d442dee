import type { ReactNode } from 'react'
import { SettledRow } from '#web/identity/settled-row.tsx'
import type { Settled } from '#web/ui/use-stable-rows.ts'
import { useWords } from '#web/words/use-words.tsx'

/** Where a row stands; once it was decided on, what was done in that place, with Undo where it can be taken back. */
export function SettledCell({ settled, children }: { settled: Settled | undefined; children: ReactNode }) {
  const { mentoring } = useWords()
  return settled ? <SettledRow settled={settled} failed={mentoring.staff.failed} /> : children
}
