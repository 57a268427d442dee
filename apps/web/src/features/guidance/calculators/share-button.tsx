import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Copies the address of the page, which holds everything that was entered. */
export function CopyAddressButton() {
  const { calculators } = useWords()
  const [isCopied, setIsCopied] = useState(false)
  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href)
      setIsCopied(true)
    } catch {
      // The browser keeps its clipboard to itself: the address bar holds the same link.
    }
  }
  return (
    <p className="only-with-script order-last print:hidden mt-6 sm:absolute sm:end-8 sm:top-6 sm:mt-0">
      <Button look="line" onClick={handleCopy} onBlur={() => setIsCopied(false)}>
        <span aria-live="polite">{isCopied ? calculators.shared : calculators.share}</span>
      </Button>
    </p>
  )
}
