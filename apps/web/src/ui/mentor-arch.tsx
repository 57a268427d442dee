/** How many grounds an arch can have: one for each letter in turn, so that a row of them is not of one colour. */
const TONES = 4

type Props = { name: string; pictureUrl: string | null; size?: 'small' | 'row' | 'card' | 'large' }

/** The portrait of a mentor in the gateway: the photo over the first letter of the name, which stands alone until there is one and where its reader saves data. */
export function MentorArch({ name, pictureUrl, size = 'card' }: Props) {
  const letter = name.trim().slice(0, 1).toUpperCase()
  const tone = (letter.codePointAt(0) ?? 0) % TONES
  return (
    <span className="mentor-arch" data-size={size} data-tone={tone} aria-hidden="true">
      {letter}
      {pictureUrl !== null && <img src={pictureUrl} alt="" width="240" height="300" loading="lazy" />}
    </span>
  )
}
