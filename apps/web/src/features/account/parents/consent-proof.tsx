import { isUnreachable } from '@sopaan/contract/client'
import type { ParentConsent } from '@sopaan/contract/parents'
import { useEffect, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { PaperProof } from './paper-proof.tsx'
import { readParentConsent, withdrawConsent } from './parents.queries.ts'
import { RupeeProof } from './rupee-proof.tsx'
import { useAnswer } from './use-answer.ts'

type Props = { token: string; consent: ParentConsent; onChange: (consent: ParentConsent) => void }

/** How often the page asks whether bank or staff have answered, ms. */
const POLL_MS = 10_000

/** The two ways in which a parent proves to be one, how far each has come, and the way out. */
export function ConsentProof({ token, consent, onChange }: Props) {
  const { parents } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const [isStopping, setIsStopping] = useState(false)
  const { progress } = consent
  useNews({ token, consent, onChange })
  if (progress === null) return null
  const handleStop = () =>
    void send(async () => {
      setIsStopping(false)
      onChange(await withdrawConsent(token))
    })
  return (
    <div className="grid gap-6">
      {progress.canPay && <RupeeProof token={token} progress={progress} onChange={onChange} />}
      <PaperProof token={token} progress={progress} isOnlyWay={!progress.canPay} onChange={onChange} />
      {fault !== undefined && <Banner title={fault} tone="error" />}
      <Button
        look="quiet"
        className="justify-self-start"
        doing={isWorking ? parents.working : undefined}
        onClick={() => setIsStopping(true)}
      >
        {parents.stop}
      </Button>
      <Confirm
        title={parents.stopTitle}
        text={parents.stopText(consent.childFirstName)}
        deed={parents.stop}
        cancel={parents.stopNot}
        isOpen={isStopping}
        onConfirm={handleStop}
        onClose={() => setIsStopping(false)}
      />
    </div>
  )
}

/** Asks for the consent again while bank or staff have it in hand, as long as the page is in front. */
function useNews({ token, consent, onChange }: Props): void {
  const { payment, paper } = consent.progress ?? {}
  const isWaiting = payment === 'begun' || payment === 'pending' || paper?.state === 'waiting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page does with the answer is new on each drawing.
  useEffect(() => {
    if (!isWaiting) return
    const ending = new AbortController()
    const look = () => {
      if (document.visibilityState !== 'visible') return
      readParentConsent(token, ending.signal).then(
        (news) => {
          if (!ending.signal.aborted && isOther(news, consent)) onChange(news)
        },
        (thrown: unknown) => {
          // Out of reach for a moment: the next look asks again.
          if (!ending.signal.aborted && !isUnreachable(thrown)) clearInterval(timer)
        },
      )
    }
    const timer = setInterval(look, POLL_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      ending.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [token, isWaiting, consent])
}

function isOther(one: ParentConsent, other: ParentConsent): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
