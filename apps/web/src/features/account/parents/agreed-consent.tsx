import type { ParentConsent } from '@sopaan/contract/parents'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { withdrawConsent } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

type Props = { token: string; consent: ParentConsent; onWithdrawn: (consent: ParentConsent) => void }

/** A consent that stands: how long its link works, and the way to take it back, which asks once. */
export function AgreedConsent({ token, consent, onWithdrawn }: Props) {
  const { parents } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const [isAsking, setIsAsking] = useState(false)
  const handleConfirm = () =>
    send(async () => {
      setIsAsking(false)
      onWithdrawn(await withdrawConsent(token))
    })
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-secondary">{parents.keepMail(consent.childFirstName)}</p>
      {fault !== undefined && <Banner title={fault} tone="error" />}
      <Button look="line" doing={isWorking ? parents.working : undefined} onClick={() => setIsAsking(true)}>
        {parents.withdraw}
      </Button>
      <Confirm
        title={parents.withdrawTitle}
        text={parents.withdrawText(consent.childFirstName, consent.sessionsAhead)}
        deed={parents.withdrawDeed}
        cancel={parents.withdrawNot}
        isOpen={isAsking}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
