import { useEffect, useState } from 'react'
import { install, mayOfferInstall, noteInstallOffered } from '#web/offline/install-event.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Offers the home screen to who came back, once and never again, whatever they say. */
export function InstallOffer() {
  const { results: words } = useWords()
  const [isOpen, setIsOpen] = useState(mayOfferInstall)
  useEffect(() => {
    if (isOpen) noteInstallOffered()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <section className="grid justify-items-start gap-2">
      <p className="measure">{words.installText}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="line" onClick={() => void install().finally(() => setIsOpen(false))}>
          {words.install}
        </Button>
        <Button look="quiet" onClick={() => setIsOpen(false)}>
          {words.installNo}
        </Button>
      </div>
    </section>
  )
}
