import { useState } from 'react'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** The ways a link of a list is sent: WhatsApp, whatever else the phone has, and by hand. */
export function LinkWays({ url, text }: { url: string; text: string }) {
  const { choices } = useWords()
  const words = choices.family
  const [isCopied, setIsCopied] = useState(false)
  return (
    <div className="grid gap-3">
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
        target="_blank"
        rel="noreferrer noopener"
        className={buttonClasses('pen')}
      >
        {words.whatsApp}
      </a>
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button look="line" onClick={() => void navigator.share({ text, url }).then(undefined, () => undefined)}>
            {words.otherApps}
          </Button>
        )}
        <Button
          look="line"
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => setIsCopied(true),
              // The link stands in the field, to be copied by hand.
              () => undefined,
            )
          }
        >
          {words.copy}
        </Button>
      </div>
      <Field label={words.link} readOnly value={url} onFocus={(event) => event.target.select()} />
      <p role="status" className="type-small text-secondary">
        {isCopied && words.copied}
      </p>
    </div>
  )
}
