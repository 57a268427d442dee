type Props = { label: string; isTicked: boolean; onTurn: (isRange: boolean) => void }

/** A box in a label of 44 by 44, so that a thumb meets it. */
export function TickBox({ label, isTicked, onTurn }: Props) {
  return (
    <label className="-my-2 -ms-3 inline-flex size-11 shrink-0 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="tick-box size-5"
        checked={isTicked}
        onChange={({ nativeEvent }) => onTurn('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
    </label>
  )
}
