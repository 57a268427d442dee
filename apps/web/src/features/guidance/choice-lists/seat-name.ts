import type { JudgedChoice } from '@sopaan/contract/choice-lists'
import { spellSeat } from '@sopaan/domain/seats/spelled-seat'

/** What a seat is called: as the book has it, and for a seat it does not have, or not yet, as its key spells it. */
export function seatName(key: string, choice: JudgedChoice | null | undefined): { branch: string; college: string } {
  if (choice) {
    const { institute, programme } = choice
    const place =
      institute.state !== undefined && !institute.name.includes(institute.state) ? institute.state : undefined
    return { branch: programme.name, college: [institute.name, place].filter(Boolean).join(', ') }
  }
  const { programme, institute } = spellSeat(key)
  return { branch: programme, college: institute }
}
