import { buttonClasses } from './button.tsx'

/** The field and the button of a search that leads to another page: what stands inside its form. */
export function SearchLine({ label, button }: { label: string; button: string }) {
  return (
    <>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        className="h-12 min-w-0 grow rounded-control border border-border-control bg-surface px-4"
      />
      <button type="submit" className={buttonClasses('line')}>
        {button}
      </button>
    </>
  )
}
