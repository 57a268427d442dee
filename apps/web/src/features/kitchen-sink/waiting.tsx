import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { runBlocking } from '#web/blocking.ts'
import { RequestOverlay } from '#web/features/waiting/request-overlay.tsx'
import { Splash } from '#web/features/waiting/splash.tsx'
import { Toaster } from '#web/features/waiting/toaster.tsx'
import { Button } from '#web/ui/button.tsx'
import { Preparing } from '#web/ui/preparing.tsx'
import { toastWithUndo } from '#web/undo-toast.tsx'

const SHOWN_MS = 1_500

/** What is shown while something happens, and what is said of it: each by a button. */
export function Waiting() {
  const [isOpening, setIsOpening] = useState(false)
  const [isPreparing, setIsPreparing] = useState(false)
  useEffect(() => {
    if (!isOpening) return
    document.documentElement.dataset.splash = '0'
    const timer = setTimeout(() => setIsOpening(false), SHOWN_MS)
    return () => {
      clearTimeout(timer)
      delete document.documentElement.dataset.splash
    }
  }, [isOpening])
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, SHOWN_MS))
  const prepare = async () => {
    setIsPreparing(true)
    await wait()
    setIsPreparing(false)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="line" onClick={() => toast('Something to know.')}>
        Plain toast
      </Button>
      <Button look="line" onClick={() => toast.success('It is done.')}>
        Success toast
      </Button>
      <Button look="line" onClick={() => toast.error('It could not be done. Try again in a minute.')}>
        Error toast
      </Button>
      <Button
        look="line"
        onClick={() => void toast.promise(wait(), { loading: 'On its way', success: 'There', error: '' })}
      >
        Loading toast
      </Button>
      <Button look="line" onClick={() => toastWithUndo('Taken off the list.', 'Undo', () => toast('Put back.'))}>
        Toast with a deed
      </Button>
      <Button look="line" onClick={() => void runBlocking(wait)}>
        Overlay
      </Button>
      <Button look="line" onClick={() => setIsOpening(true)}>
        Opening screen
      </Button>
      <Button look="line" onClick={() => void prepare()}>
        Loader of a first load
      </Button>
      <Toaster />
      <RequestOverlay />
      {isOpening && <Splash />}
      {isPreparing && <Preparing />}
    </div>
  )
}
