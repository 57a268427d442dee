import { lazy, Suspense, useEffect, useState } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { PaletteLink } from './palette-links.ts'

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }))

type Props = { pages: readonly PaletteLink[]; tools: readonly PaletteLink[]; isAdmin: boolean }

/** Opens the palette, by a press or by Ctrl-K (Cmd-K on a Mac); its code comes with the first opening. */
export function PaletteButton(props: Props) {
  const words = useWords().account.palette
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen((was) => !was)
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return (
    <>
      <IconButton
        icon="search"
        label={words.open}
        title={words.openHint}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <CommandPalette {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
