type Props = {
  /** Safe and likely are filled, reach is hollow, what is under 8 % dashed. */
  band: 'safe' | 'likely' | 'reach' | 'long-shot'
  /** The chance as it is said: "57%", "<1%"; "?" where it is not known. */
  percent: string
  /** The word of the band below it, in rows of a result. */
  word?: string | undefined
  size?: 'row' | 'small' | 'large' | undefined
  /** Where the sentence beside it says the chance to who cannot see the pill. */
  isSilent?: boolean
}

/** A chance: one number in a pill, and one word at the most. */
export function ChancePill({ band, percent, word, size = 'row', isSilent = false }: Props) {
  const number = percent.replace('%', '')
  return (
    <span className="chance" data-band={band} data-size={size} aria-hidden={isSilent || undefined}>
      <span className="chance-pill">
        {number}
        {number !== percent && <small>%</small>}
      </span>
      {word !== undefined && <span className="chance-word">{word}</span>}
    </span>
  )
}
