import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Confirm } from './confirm.tsx'

type Props = {
  title: string
  /** What is lost by leaving. */
  text: string
  leave: string
  stay: string
}

/** While it stands on a page, leaving that page asks first: by a link in a dialog of ours, by closing the tab in the browser's. */
export function LeaveGuard({ title, text, leave, stay }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  return (
    <Confirm
      title={title}
      text={text}
      deed={leave}
      cancel={stay}
      isOpen={blocker.state === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}
