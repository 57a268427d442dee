import { useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { fetchProof } from './managed-mentors.queries.ts'

/** The picture of a college id, shown when it is asked for: each look stands on the trail. */
export function ProofPicture({ mentorId }: { mentorId: string }) {
  const words = useWords().mentoring.staff
  const [picture, setPicture] = useState<string>()
  const { isBusy, run } = useAction()
  const look = () => void run(async () => setPicture(await fetchProof(mentorId)), { failed: words.proofFailed })
  if (picture !== undefined)
    return (
      <img
        src={picture}
        alt={words.proofAlt}
        className="max-h-[60vh] w-full rounded-box bg-surface-sunken object-contain"
      />
    )
  return (
    <div className="grid justify-items-start gap-1">
      <Button look="line" doing={isBusy ? words.opening : undefined} onClick={look}>
        {words.proof}
      </Button>
      <p className="type-small text-tertiary">{words.proofLogged}</p>
    </div>
  )
}
