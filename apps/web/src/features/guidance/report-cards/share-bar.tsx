type Props = { said: number; came: number; label: string }

/** A share of a hundred as a bar, with a mark where it was said to be. */
export function ShareBar({ said, came, label }: Props) {
  return (
    <svg role="img" aria-label={label} className="share-bar" width="100%" height="20">
      <rect className="track" width="100%" height="10" y="5" rx="5" />
      <rect className="came" width={`${came}%`} height="10" y="5" rx="5" />
      <rect className="said" x={`${said}%`} width="3" height="20" rx="1.5" />
    </svg>
  )
}
