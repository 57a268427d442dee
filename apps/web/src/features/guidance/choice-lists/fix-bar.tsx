type Props = {
  text: string
  /** What one tap does; undefined where the check has more to say than a tap does. */
  repair: string | undefined
  onRepair: () => void
}

/** The worst fault of a list, above its rows, with the tap that repairs it. */
export function FixBar({ text, repair, onRepair }: Props) {
  return (
    <div className="missing-bar">
      <p>{text}</p>
      {repair !== undefined && (
        <button type="button" className="missing-go" onClick={onRepair}>
          <span>{repair}</span>
        </button>
      )}
    </div>
  )
}
