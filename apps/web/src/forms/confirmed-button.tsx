import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmAction } from './confirm-action.tsx'

type Props = {
  /** What the button says, and the deed of the question. */
  deed: string
  title: string
  text: string
  done: string
  cancel: string
  failed: string
  work: () => Promise<unknown>
}

/** A deed that is asked for once more. */
export function ConfirmedButton({ deed, title, text, done, cancel, failed, work }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button look="line" className="justify-self-start" onClick={() => setIsAsked(true)}>
        {deed}
      </Button>
      <ConfirmAction
        {...{ title, text, deed, cancel, work }}
        doing={deed}
        said={{ done, failed }}
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
      />
    </>
  )
}
