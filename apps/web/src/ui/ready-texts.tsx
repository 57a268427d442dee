import type { MouseEvent } from 'react'

type Props = {
  label: string
  texts: readonly string[]
  /** The name of the text area in the same form that takes the text. */
  field: string
}

/** Texts that are written with one press, behind what stands in a text area already; nothing where there are none. */
export function ReadyTexts({ label, texts, field }: Props) {
  if (texts.length === 0) return null
  const handlePick = (text: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const area = event.currentTarget.form?.elements.namedItem(field)
    if (!(area instanceof HTMLTextAreaElement)) return
    const before = area.value.trimEnd()
    area.value = before === '' ? text : `${before}\n${text}`
    // What keeps and counts what is written hears of it as of a key.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="type-small mb-1 text-secondary">{label}</legend>
      {texts.map((text) => (
        <button
          key={text}
          type="button"
          onClick={handlePick(text)}
          className="min-h-11 max-w-full rounded-chip border border-border-strong bg-surface px-4 py-2 text-start font-semibold wrap-anywhere hover:bg-surface-sunken"
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
