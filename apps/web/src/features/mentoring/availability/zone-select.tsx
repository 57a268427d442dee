import { Select } from '#web/ui/select.tsx'
import { useWords } from '#web/words/use-words.tsx'

const INDIA = 'Asia/Kolkata'
/** The name that browsers have for the same zone. */
const INDIA_OF_OLD = 'Asia/Calcutta'

type Props = { zone: string; error: string | undefined; onChange: (zone: string) => void }

/** The zone whose clock a mentor's hours follow; India's first. */
export function ZoneSelect({ zone, error, onChange }: Props) {
  const { mentoring } = useWords()
  const words = mentoring.mentor
  const others = Intl.supportedValuesOf('timeZone').filter((each) => each !== INDIA && each !== INDIA_OF_OLD)
  const isUnlisted = zone !== INDIA && !others.includes(zone)
  return (
    <Select
      label={words.zone}
      value={zone}
      hint={words.zoneHint}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="max-w-96"
    >
      <option value={INDIA}>IST (Asia/Kolkata)</option>
      {isUnlisted && <option value={zone}>{zone}</option>}
      {others.map((each) => (
        <option key={each} value={each}>
          {each.replaceAll('_', ' ')}
        </option>
      ))}
    </Select>
  )
}
