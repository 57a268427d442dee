import { useWords } from '#web/words/use-words.tsx'

/** The loader of a first load: shown until it is known who is signed in. */
export function Preparing() {
  const { start, shell } = useWords()
  return (
    <div role="status" className="preparing graph-paper">
      <title>{shell.productName}</title>
      <div className="splash-logo" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className="type-subsection mt-6">{start.preparing}</p>
      <p className="mt-2 text-secondary">{start.preparingFirst}</p>
      <p className="text-secondary">{start.preparingThen}</p>
    </div>
  )
}
