import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** The college and branch that are ticked. */
  label: string
  isTicked: boolean
  isFull: boolean
  onTick: () => void
}

/** The box that has a choice compared. */
export function CompareTick({ label, isTicked, isFull, onTick }: Props) {
  const { results: words } = useWords()
  return (
    <label className="result-tick">
      <input
        type="checkbox"
        className="tick-box"
        checked={isTicked}
        disabled={isFull && !isTicked}
        title={isFull && !isTicked ? words.fourAtMost : undefined}
        onChange={onTick}
        aria-label={label}
      />
    </label>
  )
}
